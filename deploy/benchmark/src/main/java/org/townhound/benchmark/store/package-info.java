/** The event store without a service around it: appending, sealing and folding beside a raw insert. */
package org.townhound.benchmark.store;
