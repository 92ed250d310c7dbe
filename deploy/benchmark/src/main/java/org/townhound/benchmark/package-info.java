/**
 * How fast the whole is: a table of figures that were all taken in one run, because machines differ more than versions do.
 *
 * <p>The load goes through the public interface of a system that was started like any other. What the store can do by
 * itself is measured by {@code org.townhound.benchmark.store} in a process of its own.
 */
package org.townhound.benchmark;
