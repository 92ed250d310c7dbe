package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;

/** What a service does with the events of a topic. Effects and the consumer's place change in one transaction. */
public interface EventConsumer {
    /** A stable name; the consumer's rows stand under it, and it is the Kafka consumer group. */
    String name();

    /** The service whose topic it reads, such as {@code licensing}; its own name for its own topic. */
    String source();

    /** The families it reads, such as {@code enforcement.offense-recorded}; everything else passes by. */
    Set<String> families();

    /**
     * Applies events in order, each exactly once, in the caller's transaction. A failure that is not the database's or
     * a {@link StreamConflict} parks the key of the event that caused it.
     */
    Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events);

    /** Told, in the same transaction, that an event was parked; whatever depends on its key is incomplete from now on. */
    default Uni<Void> parked(Mutiny.Session session, SealedEvent event) {
        return Uni.createFrom().voidItem();
    }
}
