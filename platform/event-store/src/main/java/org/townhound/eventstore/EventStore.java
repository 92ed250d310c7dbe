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
 *
 * <p>Nothing here blocks; every {@code Uni} runs on the session's Vert.x context, and one session must not be asked two
 * things at once. Nothing is visible to others, and nothing is published, before the caller commits.
 */
public interface EventStore {
    /**
     * Appends once per transaction, under the expected versions. It locks the heads of its streams, sorted by name, and
     * draws the transaction's place in the order of sealing only afterwards.
     *
     * @param session the open transaction; after any failure of this call it can only roll back
     * @param append all streams and events of the transaction, each stream once
     * @return each stream's new version, which is its expected version plus the number of its new events
     * @throws StreamConflict through the {@code Uni}, when a version is not the expected one
     */
    Uni<Map<StreamId, Long>> append(Mutiny.Session session, Append append);

    /**
     * All events of a stream in order; empty when it does not exist. It takes no lock: whoever decides on what it read
     * appends with the last version seen as the expected one, and a {@link StreamConflict} tells when that is no longer
     * true.
     *
     * @param session the open transaction; what it has itself appended is included
     * @param stream the whole stream is read, there are no snapshots
     */
    Uni<List<StoredEvent>> load(Mutiny.Session session, StreamId stream);

    /**
     * All events of several streams, read at once.
     *
     * @param session the open transaction; what it has itself appended is included
     * @param streams in any order, repeats allowed
     * @return an entry for each stream, sorted by name; empty where the stream does not exist
     */
    Uni<Map<StreamId, List<StoredEvent>>> load(Mutiny.Session session, Collection<StreamId> streams);

    /**
     * Locks the heads of streams, sorted, until the transaction ends, and answers their versions; zero for a new one. A
     * stream that does not exist has no head and is not locked: of two that create it, one gets a {@link
     * StreamConflict}.
     *
     * @param session the open transaction, which must not have locked a head of a later name before
     * @param streams in any order, repeats allowed
     * @return an entry for each stream, sorted by name
     */
    Uni<Map<StreamId, Long>> lock(Mutiny.Session session, Collection<StreamId> streams);
}
