package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * A view of the service's own events; it reads nothing else and publishes nothing.
 *
 * <p>It is fed by number from the store, never from Kafka, so it goes on while the broker is down. Its tables may be
 * emptied together with its checkpoint while the service is stopped: they are then built again from the first event.
 */
public interface Projection {
    /**
     * Name and version, such as {@code tag-v1}: a new version is a new name with tables of its own.
     *
     * <p>The checkpoint stands under it.
     */
    String name();

    /**
     * The families it reads.
     *
     * <p>An event of another family moves the checkpoint and is not shown.
     *
     * @return never empty, the same at every call
     */
    Set<String> families();

    /**
     * Applies events in order, each exactly once, in the caller's transaction. A failure rolls the whole batch back; it
     * is tried again after a pause, and the projection stands still until it succeeds.
     *
     * @param session the transaction that also moves the checkpoint; neither closed nor kept here
     * @param events at least one and at most a batch, by ascending sequence, all of {@link #families()}
     */
    Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events);
}
