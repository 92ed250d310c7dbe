package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;

/** Rules across streams, such as one license per dog and period: whoever reserves the key first has it. */
public interface Reservations {
    /**
     * Reserves a key for ever; taken before stream heads, sorted when there are several.
     *
     * @param scope the rule, such as {@code license-per-dog-and-period}
     * @param key what must be unique within town and scope
     * @param holder the stream that holds it
     * @return who holds the key now: {@code holder} itself, or the stream that came first
     */
    Uni<StreamId> reserve(Mutiny.Session session, String scope, String key, StreamId holder);

    /**
     * The next number of a sequence that never repeats; taken after stream heads. A transaction that rolls back gives
     * its number back, so the sequence has no holes.
     *
     * @param town the town's slug
     * @param sequence such as {@code license-2026}
     * @return one for the first
     */
    Uni<Long> nextNumber(Mutiny.Session session, String town, String sequence);
}
