package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Rules across streams, such as one license per dog and period: whoever reserves the key first has it.
 *
 * <p>All methods run in the caller's transaction and are undone with it.
 */
public interface Reservations {
    /**
     * Reserves a key for ever; taken before stream heads, sorted when there are several. If another transaction has
     * reserved the key and not yet ended, this waits for its end, at most as long as the database's {@code
     * lock_timeout} allows.
     *
     * @param session the open transaction
     * @param scope the rule, such as {@code license-per-dog-and-period}
     * @param key what must be unique within town and scope; no personal data
     * @param holder the stream that holds it; its town is the town of the key
     * @return who holds the key now: {@code holder} itself, or the stream that came first
     */
    Uni<StreamId> reserve(Mutiny.Session session, String scope, String key, StreamId holder);

    /**
     * The next number of a sequence that never repeats; taken after stream heads. A transaction that rolls back gives
     * its number back, so the sequence has no holes. The price is that transactions which number in the same sequence
     * follow one another from this call to their commit: take the number last.
     *
     * @param session the open transaction
     * @param town the town's slug
     * @param sequence such as {@code license-2026}
     * @return one for the first
     */
    Uni<Long> nextNumber(Mutiny.Session session, String town, String sequence);

    /**
     * The last number of a sequence, for a transaction that takes many: it counts on by itself and says with {@link
     * #countedTo} where it ended. Until then nobody else can number in the sequence.
     *
     * @param session the open transaction
     * @param town the town's slug
     * @param sequence such as {@code notice-2026}
     * @return zero when no number was given yet
     */
    Uni<Long> lastNumber(Mutiny.Session session, String town, String sequence);

    /**
     * Where a transaction ended that counted on from {@link #lastNumber}.
     *
     * @param session the same transaction
     * @param town the town's slug
     * @param sequence the same sequence
     * @param last the last number that was taken
     */
    Uni<Void> countedTo(Mutiny.Session session, String town, String sequence, long last);
}
