package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * What a service does with the events of a topic. Effects and the consumer's place change in one transaction.
 *
 * <p>An implementation is an application-scoped bean; its channel method hands its records to {@code
 * LaneConsumer.consume}. It is called by one batch at a time for each lane, because the lane's row is locked, but
 * several instances of the service may each have lanes of their own.
 */
public interface EventConsumer {
    /**
     * A stable name; the consumer's rows stand under it, and it is the Kafka consumer group.
     *
     * <p>A new name is a new consumer that begins at the first event.
     */
    String name();

    /** The service whose topic it reads, such as {@code licensing}; its own name for its own topic. */
    String source();

    /**
     * The families it reads, such as {@code enforcement.offense-recorded}; everything else passes by.
     *
     * <p>A family is a type without its version: an event of a family named here whose version this release does not
     * know holds its lane until an upgrade.
     *
     * @return never empty, the same at every call
     */
    Set<String> families();

    /**
     * Applies events in order, each exactly once, in the caller's transaction. What says that an event cannot be
     * digested ({@link IllegalArgumentException}, {@link java.util.NoSuchElementException} and their like, or a data
     * error of the database) parks the key of the event that caused it; every other failure is tried again until it goes
     * well and shows in the health meanwhile. To find that event the batch is halved and applied again, so a failed call
     * must leave nothing behind outside the session.
     *
     * @param session the open transaction that also moves the consumer's rows; neither closed nor kept here
     * @param events at least one, all of {@link #families()}, each lane in its order; no order holds between lanes
     */
    Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events);

    /**
     * Told, in the same transaction, that an event was parked; whatever depends on its key is incomplete from now on.
     * It is called for the event that failed and for each later one of its key.
     *
     * @param session the transaction that stores the parked event
     * @param event what could not be applied
     */
    default Uni<Void> parked(Mutiny.Session session, SealedEvent event) {
        return Uni.createFrom().voidItem();
    }
}
