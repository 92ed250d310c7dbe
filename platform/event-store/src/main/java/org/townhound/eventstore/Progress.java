package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.time.Duration;

/** How far a projection or a consumer has come. */
public interface Progress {
    /**
     * Waits, bounded, until {@code reader} has applied a place in a stream of this service. Nobody is blocked
     * meanwhile, and the answer comes back on the caller's Vert.x context.
     *
     * @param reader the name of a {@link Projection} or of an {@link EventConsumer} of the service's own topic; for a
     *     consumer of another service's topic the answer would be about that service's numbers and mean nothing
     * @param place as an append returned it
     * @param atMost how long to wait; with a database that does not answer it may take a second longer
     * @return false when the time ran out; an unknown place counts as not applied
     */
    Uni<Boolean> await(String reader, StreamVersion place, Duration atMost);
}
