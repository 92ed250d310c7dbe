package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;

/** Reads a person's ledger where it is written, so that what was posted is seen at once. */
public final class ReadingLedgers {
    private final EventStore store;
    private final FindIncompleteLedgers incomplete;
    private final FindExpectedInput inputs;
    private final TownLaw law;

    public ReadingLedgers(EventStore store, FindIncompleteLedgers incomplete, FindExpectedInput inputs, TownLaw law) {
        this.store = store;
        this.incomplete = incomplete;
        this.inputs = inputs;
        this.law = law;
    }

    public Uni<LedgerReading> read(Mutiny.Session session, String town, UUID personId) {
        StreamId ledger = LedgerInput.ledger(town, personId);
        return inputs.of(session, ledger)
                .flatMap(awaited -> store.load(session, ledger)
                        .flatMap(events -> incomplete
                                .among(session, Set.of(ledger))
                                .map(missing ->
                                        new LedgerReading(offenses(town, events), !missing.isEmpty(), awaited))));
    }

    private List<AssessedOffense> offenses(String town, List<StoredEvent> events) {
        return OpeningLedgers.fold(events).entries().values().stream()
                .map(entry -> AssessedOffense.of(entry, law.civilDate(town, entry.occurredAt())))
                .sorted(AssessedOffense.BY_OCCURRENCE)
                .toList();
    }
}
