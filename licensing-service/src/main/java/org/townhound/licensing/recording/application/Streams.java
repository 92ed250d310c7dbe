package org.townhound.licensing.recording.application;

import io.smallrye.mutiny.Uni;
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

/** Load, fold, append: what every use case does around its decision. */
public final class Streams {
    private final EventStore store;

    public Streams(EventStore store) {
        this.store = store;
    }

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

    /** Appends what was accepted; a refusal that leaves nothing behind rolls everything back. */
    public Uni<StreamVersion> settle(
            Mutiny.Session session, Occasion occasion, Folded<?> before, Decision<? extends Event, ?> decision) {
        return switch (decision) {
            case Decision.Accepted<? extends Event, ?> accepted
            when accepted.events().isEmpty() -> Uni.createFrom().item(before.place());
            case Decision.Accepted<? extends Event, ?> accepted ->
                append(session, occasion, List.of(addition(occasion, before, accepted.events())))
                        .replaceWith(before.placeAfter(accepted.events().size()));
            case Decision.Refused<? extends Event, ?> refused ->
                Uni.createFrom().failure(ProblemException.refused(refused.refusal()));
        };
    }

    /** Appends once for the whole transaction. */
    public Uni<Void> append(Mutiny.Session session, Occasion occasion, List<StreamAppend> additions) {
        return store.append(session, new Append(occasion.provenance(), additions))
                .replaceWithVoid();
    }

    public static StreamAppend addition(Occasion occasion, Folded<?> before, List<? extends Event> events) {
        return new StreamAppend(before.stream(), before.version(), occurring(occasion.happened(), events));
    }

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
