package org.townhound.enforcement.ledger.domain;

import java.util.UUID;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Window;

/** An offense under the law of its own day; offenses with one {@code step} stand on one step of the ladder. */
record CountedOffense(OffenseFact fact, Ladder ladder, Window window, UUID step, boolean countsUncited) {
    static CountedOffense of(OffenseFact fact, FineSchedule schedule) {
        Ladder ladder = schedule.ladder(fact.provision(), fact.occurredOn());
        UUID step = switch (ladder.dogsOfOneIncident()) {
            case SAME_STEP, SINGLE -> fact.incidentId();
            case EACH -> fact.offenseId();
        };
        return new CountedOffense(
                fact,
                ladder,
                ladder.windowAround(fact.occurredOn()),
                step,
                schedule.ledgerRules(fact.occurredOn()).countsUncited().value());
    }

    boolean counts(CountedOffense other) {
        return is(other) || (isPeer(other) && (countsUncited || other.fact.action() == Action.CITE));
    }

    private boolean isPeer(CountedOffense other) {
        return other.ladder.group().equals(ladder.group()) && window.holds(other.fact.occurredOn());
    }

    boolean is(CountedOffense other) {
        return fact.offenseId().equals(other.fact.offenseId());
    }
}
