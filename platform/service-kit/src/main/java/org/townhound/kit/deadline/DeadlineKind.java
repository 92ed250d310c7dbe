package org.townhound.kit.deadline;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StreamVersion;

/**
 * One kind of deadline of a service: which of its own events open and close one, and what happens when it falls due. An
 * implementation is a bean.
 *
 * <p>Nothing irreversible may follow from it: a person decides that. A fact that arrives later with an earlier time
 * reverses what fired by an event of its own.
 */
public interface DeadlineKind {
    /** A stable name, such as {@code citation-default}; ids of deadlines are made from it. */
    String name();

    /** The families of own events that it reads, that of its own firing among them; the same at every call. */
    Set<String> families();

    /**
     * What one event does, in order. It must follow from that event and from earlier ones of its stream alone, so that
     * the register can be built again; law that was applied stands in the event.
     *
     * @param session the projection's transaction, for reading
     * @param event of {@link #families()}
     */
    Uni<List<DeadlineChange>> changes(Mutiny.Session session, SealedEvent event);

    /** Whether it is to somebody's disadvantage, and so waits for every fact that could still prevent it. */
    boolean adverse();

    /**
     * The consumers whose facts could prevent an adverse one, by {@link org.townhound.eventstore.EventConsumer#name()}.
     *
     * @return may be empty, when everything that matters is recorded by the service itself
     */
    Set<String> inputs();

    /**
     * Whether something that an adverse one depends on misses an event that is parked, so that a person has to see to it
     * first.
     *
     * @param session for reading
     */
    default Uni<Boolean> isIncomplete(Mutiny.Session session, Deadline deadline) {
        return Uni.createFrom().item(false);
    }

    /**
     * Decides on what the streams say now and appends what follows; the first event has the id {@link
     * Deadline#firingId()} and names {@link Deadline#id()}.
     *
     * @param session the transaction that fires it
     * @param provenance now by the injected clock, caused by the event that opened the deadline
     * @return the place of the first event, or empty when there is nothing to do, because what closes the deadline is
     *     recorded but not yet in the register
     */
    Uni<Optional<StreamVersion>> fire(Mutiny.Session session, Deadline deadline, Provenance provenance);
}
