package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;

/** What a service does with the events of a topic. Effects and the consumer's place change in one transaction. */
public interface EventConsumer {
    /** A stable name; the consumer's rows stand under it. */
    String name();

    /** The families it reads, such as {@code enforcement.offense-recorded}; everything else passes by. */
    Set<String> families();

    /**
     * Applies events in order, each exactly once, in the caller's transaction. A failure that is not the database's or
     * a {@link StreamConflict} parks the key of the event that caused it.
     */
    Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events);
}
