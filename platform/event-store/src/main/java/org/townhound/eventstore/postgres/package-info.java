/**
 * The store on PostgreSQL: appending, sealing, reading, projecting, and waiting for readers.
 *
 * <p>Two ways lead to the database. Whatever belongs to a caller's transaction, such as appends, reservations and
 * projections, goes through that caller's Hibernate Reactive session as native statements. Whatever the store does for
 * itself, such as sealing and reading sealed events, goes through {@link org.townhound.eventstore.postgres.StorePool},
 * so that a burst of requests cannot take its connections away.
 *
 * <p>Three loops run in every instance, each a {@link org.townhound.eventstore.postgres.Loop} on a thread of its own
 * that may block: the sealer, the projections and the progress watch. {@link org.townhound.eventstore.postgres.Nudges}
 * wake them at once for work of the same process; for work of other instances each looks by itself. A look is a plain
 * read, and only when there is work does a transaction lock anything.
 *
 * <p>Numbers are given by one writer after the commit because neither a sequence nor a transaction id can say in which
 * order concurrent transactions become visible: a reader that asks for larger numbers than its last would pass over one
 * that commits late. Pending rows need no guess about such gaps, are not held up by long transactions elsewhere in the
 * cluster, and survive a dump and restore.
 *
 * <p>The runtime role of the service can add events and seals, and the tables refuse change and removal even to their
 * owner; see the migration {@code db/eventstore/V1__event_store.sql} for what a row of each table means.
 */
package org.townhound.eventstore.postgres;
