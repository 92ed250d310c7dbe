package org.townhound.kit.recording;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.ProblemException;
import org.townhound.ordinances.values.Decision;

/** Load, fold, append: what every use case does around its decision, in the caller's transaction. */
@Singleton
public final class Streams {
    private final EventStore store;

    Streams(EventStore store) {
        this.store = store;
    }

    /**
     * A stream's state.
     *
     * @param family the events that this stream can hold
     * @param evolve total: it never throws for an event of the family
     */
    public <S, E extends Event> Uni<Folded<S>> fold(
            Mutiny.Session session, StreamId stream, S initial, Class<E> family, BiFunction<S, E, S> evolve) {
        return store.load(session, stream)
                .map(events -> new Folded<>(stream, events.size(), fold(events, initial, family, evolve)));
    }

    /** The state at a place: what a repeated request is answered from. */
    public <S, E extends Event> Uni<S> foldUntil(
            Mutiny.Session session, StreamVersion until, S initial, Class<E> family, BiFunction<S, E, S> evolve) {
        return store.load(session, until.stream())
                .map(events -> events.stream()
                        .filter(event -> event.version() <= until.version())
                        .toList())
                .map(events -> fold(events, initial, family, evolve));
    }

    /** Locks streams before they are read, for a decision on more than one of them. */
    public Uni<Void> lock(Mutiny.Session session, Collection<StreamId> streams) {
        return store.lock(session, streams).replaceWithVoid();
    }

    /**
     * Appends what was accepted to the one stream that it was decided on.
     *
     * @return where the stream stands then
     * @throws ProblemException through the {@code Uni}, when it was refused: everything is rolled back
     */
    public Uni<StreamVersion> settle(
            Mutiny.Session session, Occasion occasion, Folded<?> before, Decision<? extends Event, ?> decision) {
        List<? extends Event> events = accepted(decision);
        return events.isEmpty()
                ? Uni.createFrom().item(before.place())
                : append(session, occasion, List.of(addition(occasion, before, events)))
                        .replaceWith(before.placeAfter(events.size()));
    }

    /**
     * The events of a decision.
     *
     * @throws ProblemException when it was refused
     */
    public static <E extends Event> List<E> accepted(Decision<E, ?> decision) {
        return switch (decision) {
            case Decision.Accepted<E, ?> accepted -> accepted.events();
            case Decision.Refused<E, ?> refused -> throw ProblemException.refused(refused.refusal());
        };
    }

    /** Appends once for the whole transaction. */
    public Uni<Void> append(Mutiny.Session session, Occasion occasion, List<StreamAppend> additions) {
        return store.append(session, new Append(occasion.provenance(), additions))
                .replaceWithVoid();
    }

    /** Events for a stream that was read, as of when the thing happened. */
    public static StreamAppend addition(Occasion occasion, Folded<?> before, List<? extends Event> events) {
        return new StreamAppend(before.stream(), before.version(), occurring(occasion.happened(), events));
    }

    /** Events with new ids, as of an instant. */
    public static List<NewEvent> occurring(Occurrence when, List<? extends Event> events) {
        return events.stream()
                .map(event -> new NewEvent(Ids.next(), event, when.at(), when.on()))
                .toList();
    }

    private static <S, E extends Event> S fold(
            List<StoredEvent> events, S initial, Class<E> family, BiFunction<S, E, S> evolve) {
        S state = initial;
        for (StoredEvent event : events) {
            state = evolve.apply(state, family.cast(event.event()));
        }
        return state;
    }
}
