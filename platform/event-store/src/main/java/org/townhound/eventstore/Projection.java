package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;

/** A view of the service's own events; it reads nothing else and publishes nothing. */
public interface Projection {
    /** Name and version, such as {@code tag-v1}: a new version is a new name with tables of its own. */
    String name();

    /** The families it reads. */
    Set<String> families();

    /** Applies events in order, each exactly once, in the caller's transaction. */
    Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events);
}
