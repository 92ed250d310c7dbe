package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;

/**
 * Events in the service's one order; {@code seq > last} is a correct poll here, because numbers are given after commit.
 * It reads through the store's own small pool, so that web load cannot starve it.
 *
 * <p>Outside any session: it sees committed events only, and never those of a transaction of the caller's. The answer
 * comes on a context of the pool.
 */
public interface SealedReader {
    /**
     * Up to {@code limit} events after {@code seq}, in order.
     *
     * @param seq the last number that the caller has; zero to begin
     * @param limit at least one
     * @return empty when nothing later is sealed yet
     */
    Uni<List<SealedEvent>> after(long seq, int limit);

    /**
     * Up to {@code limit} events of a lane from {@code laneSeq} on, in order.
     *
     * @param lane from 0 to {@link Lanes#COUNT} - 1
     * @param laneSeq the first number wanted, at least one
     * @param limit at least one
     */
    Uni<List<SealedEvent>> lane(int lane, long laneSeq, int limit);
}
