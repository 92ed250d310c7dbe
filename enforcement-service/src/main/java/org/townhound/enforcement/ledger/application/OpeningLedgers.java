package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.enforcement.ledger.domain.Facts;
import org.townhound.enforcement.ledger.domain.Ledger;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;

/** Locks the ledgers of a batch, sorted, and opens each where it stands. */
public final class OpeningLedgers {
    private final LockLedgers locks;
    private final EventStore store;
    private final FindFacts facts;
    private final FindIncompleteLedgers incomplete;

    public OpeningLedgers(LockLedgers locks, EventStore store, FindFacts facts, FindIncompleteLedgers incomplete) {
        this.locks = locks;
        this.store = store;
        this.facts = facts;
        this.incomplete = incomplete;
    }

    Uni<Posting> open(Mutiny.Session session, Collection<StreamId> ledgers, Instant now) {
        return locks.lock(session, ledgers)
                .chain(() -> store.lock(session, ledgers))
                .flatMap(versions -> facts.of(session, ledgers)
                        .flatMap(known -> incomplete
                                .among(session, ledgers)
                                .flatMap(missing -> store.load(session, ledgers)
                                        .map(events -> open(versions, events, known, missing, new Posting(now))))));
    }

    private static Posting open(
            Map<StreamId, Long> versions,
            Map<StreamId, List<StoredEvent>> events,
            Map<StreamId, Facts> known,
            Set<StreamId> missing,
            Posting posting) {
        versions.forEach((ledger, version) -> posting.open(
                new Book(
                        ledger,
                        fold(events.get(ledger)),
                        known.getOrDefault(ledger, Facts.NONE),
                        missing.contains(ledger)),
                version));
        return posting;
    }

    static Ledger fold(List<StoredEvent> events) {
        Ledger ledger = Ledger.EMPTY;
        for (StoredEvent event : events) {
            ledger = ledger.evolve((EnforcementEvent) event.event());
        }
        return ledger;
    }
}
