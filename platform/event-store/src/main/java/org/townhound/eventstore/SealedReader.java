package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** Events in the service's one order; {@code seq > last} is a correct poll here, because numbers are given after commit. */
public interface SealedReader {
    /** Up to {@code limit} events after {@code seq}, in order. */
    Uni<List<SealedEvent>> after(Mutiny.Session session, long seq, int limit);

    /** Up to {@code limit} events of a lane from {@code laneSeq} on, in order. */
    Uni<List<SealedEvent>> lane(Mutiny.Session session, int lane, long laneSeq, int limit);
}
