package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;

/**
 * Events in the service's one order; {@code seq > last} is a correct poll here, because numbers are given after commit.
 * It reads through the store's own small pool, so that web load cannot starve it.
 */
public interface SealedReader {
    /** Up to {@code limit} events after {@code seq}, in order. */
    Uni<List<SealedEvent>> after(long seq, int limit);

    /** Up to {@code limit} events of a lane from {@code laneSeq} on, in order. */
    Uni<List<SealedEvent>> lane(int lane, long laneSeq, int limit);
}
