package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;

/**
 * The service that published a topic, asked directly when the topic has a gap.
 *
 * <p>Its answer is trusted no more than a record of the topic: every event passes the consumer's plan again.
 */
public interface EventSource {
    /**
     * Up to {@code limit} events of a lane from {@code laneSeq} on, in order; empty when it has none.
     *
     * @param lane from 0 to {@link Lanes#COUNT} - 1
     * @param laneSeq the first number wanted, at least one
     * @param limit at least one
     * @return the events; fails when the source cannot be reached or refuses
     */
    Uni<List<SealedEvent>> lane(int lane, long laneSeq, int limit);
}
