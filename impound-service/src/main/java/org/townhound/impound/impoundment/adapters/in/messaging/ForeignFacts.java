package org.townhound.impound.impoundment.adapters.in.messaging;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.impound.impoundment.application.ForeignFact;
import org.townhound.impound.impoundment.application.Inputs;
import org.townhound.impound.impoundment.application.KeepForeignFacts;

/** What both consumers do with a batch. */
@Singleton
class ForeignFacts {
    private final KeepForeignFacts facts;
    private final Inputs inputs;

    ForeignFacts(KeepForeignFacts facts, Inputs inputs) {
        this.facts = facts;
        this.inputs = inputs;
    }

    Uni<Void> keep(
            Mutiny.Session session,
            List<SealedEvent> events,
            BiFunction<StoredEvent, Event, Optional<ForeignFact>> read) {
        return Multi.createFrom()
                .iterable(events)
                .onItem()
                .transformToUniAndConcatenate(event -> keep(session, event.stored(), read))
                .collect()
                .last()
                .replaceWithVoid();
    }

    Uni<Void> missing(Mutiny.Session session, SealedEvent event, String consumer) {
        return inputs.missing(
                session,
                event.stored().stream().town(),
                consumer,
                event.stored().eventId());
    }

    private Uni<Void> keep(
            Mutiny.Session session, StoredEvent stored, BiFunction<StoredEvent, Event, Optional<ForeignFact>> read) {
        return read.apply(stored, stored.event())
                .map(fact -> facts.keep(session, stored.stream().town(), fact))
                .orElseGet(() -> Uni.createFrom().voidItem());
    }
}
