package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Streams of events. Every method runs in the caller's session and transaction.
 *
 * <p>Locks are taken in one order everywhere: idempotency key, consumer row, reservations (sorted), stream heads
 * (sorted), number counters. A transaction that takes a number therefore locks its existing streams first.
 */
public interface EventStore {
    /**
     * Appends once per transaction, under the expected versions.
     *
     * @return each stream's new version
     * @throws StreamConflict through the {@code Uni}, when a version is not the expected one
     */
    Uni<Map<StreamId, Long>> append(Mutiny.Session session, Append append);

    /** All events of a stream in order; empty when it does not exist. */
    Uni<List<StoredEvent>> load(Mutiny.Session session, StreamId stream);

    /** Locks the heads of streams, sorted, until the transaction ends, and answers their versions; zero for a new one. */
    Uni<Map<StreamId, Long>> lock(Mutiny.Session session, Collection<StreamId> streams);
}
