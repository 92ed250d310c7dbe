package org.townhound.enforcement.ledger.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.ordinances.values.Money;

/** A keeper and the ledger that is kept about them, one fact after the other. */
final class Keeper {
    static final ZoneId ZONE = ZoneId.of("America/New_York");

    private static final AtomicLong IDS = new AtomicLong();

    private final UUID personId;
    private final FineSchedule schedule;
    private Facts facts = Facts.NONE;
    private Ledger ledger = Ledger.EMPTY;
    private int numbers;

    Keeper(UUID personId, FineSchedule schedule) {
        this.personId = personId;
        this.schedule = schedule;
    }

    Keeper(FineSchedule schedule) {
        this(nextId(), schedule);
    }

    private static UUID nextId() {
        return new UUID(1, IDS.incrementAndGet());
    }

    /** An offense at noon of {@code day}, cited on the spot. */
    OffenseFact leash(String day) {
        return offense(WhitmanLeash.LEASH, day + "T12:00:00-05:00");
    }

    OffenseFact offense(String provision, String occurredAt) {
        Instant at = OffsetDateTime.parse(occurredAt).toInstant();
        LocalDate on = at.atZone(ZONE).toLocalDate();
        return new OffenseFact(nextId(), nextId(), personId, provision, Action.CITE, at, on, on);
    }

    static OffenseFact recordedOn(OffenseFact fact, String day) {
        return copy(fact, fact.incidentId(), fact.action(), LocalDate.parse(day));
    }

    static OffenseFact inOneIncidentWith(OffenseFact other, OffenseFact fact) {
        return copy(fact, other.incidentId(), fact.action(), fact.recordedOn());
    }

    static OffenseFact with(Action action, OffenseFact fact) {
        return copy(fact, fact.incidentId(), action, fact.recordedOn());
    }

    private static OffenseFact copy(OffenseFact fact, UUID incidentId, Action action, LocalDate recordedOn) {
        return new OffenseFact(
                fact.offenseId(),
                incidentId,
                fact.personId(),
                fact.provision(),
                action,
                fact.occurredAt(),
                fact.occurredOn(),
                recordedOn);
    }

    List<EnforcementEvent> record(OffenseFact... more) {
        for (OffenseFact fact : more) {
            facts = facts.with(fact);
        }
        return post(more[more.length - 1].offenseId());
    }

    List<EnforcementEvent> voidOffense(OffenseFact fact) {
        facts = facts.withVoided(fact.offenseId());
        return post(fact.offenseId());
    }

    void learn(RandomFact fact) {
        facts = switch (fact) {
            case RandomFact.Recorded recorded -> facts.with(recorded.fact());
            case RandomFact.Voided voided -> facts.withVoided(voided.offenseId());
        };
    }

    /** Looks at the same facts once more. */
    List<EnforcementEvent> post(UUID becauseOf) {
        List<EnforcementEvent> events = new ArrayList<>();
        for (Change change : new Difference(ledger, facts, schedule, becauseOf).changes()) {
            String number = change.takesNumber() ? "2026-" + ++numbers : null;
            events.addAll(change.events(LocalDate.of(2026, 6, 20), number));
        }
        events.forEach(event -> ledger = ledger.evolve(event));
        return events;
    }

    Ledger ledger() {
        return ledger;
    }

    Facts facts() {
        return facts;
    }

    Entry entry(OffenseFact fact) {
        return ledger.entry(fact.offenseId()).orElseThrow();
    }

    int ordinal(OffenseFact fact) {
        return entry(fact).due().orElseThrow().ordinal();
    }

    /** What the law asks for, whether or not it can be asked of the keeper. */
    Money sanction(OffenseFact fact) {
        return assessment(fact).sanction().amount();
    }

    Assessment assessment(OffenseFact fact) {
        return entry(fact).due().orElseThrow();
    }
}
