/**
 * Real PostgreSQL and Kafka servers on this machine, made from Maven artifacts, for {@code townhound up} and for tests.
 *
 * <p>Every server is a process of its own that ends when the process which started it ends, however it ends.
 */
package org.townhound.servers;
