package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.time.Duration;

/** How far a projection or a consumer has come. */
public interface Progress {
    /**
     * Waits, bounded, until {@code reader} has applied a place in a stream of this service.
     *
     * @param reader the name of a {@link Projection} or of an {@link EventConsumer} of the service's own topic
     * @return false when the time ran out; an unknown place counts as not applied
     */
    Uni<Boolean> await(String reader, StreamVersion place, Duration atMost);
}
