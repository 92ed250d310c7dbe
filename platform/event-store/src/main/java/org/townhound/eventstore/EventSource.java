package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;

/** The service that published a topic, asked directly when the topic has a gap. */
public interface EventSource {
    /** Up to {@code limit} events of a lane from {@code laneSeq} on, in order; empty when it has none. */
    Uni<List<SealedEvent>> lane(int lane, long laneSeq, int limit);
}
