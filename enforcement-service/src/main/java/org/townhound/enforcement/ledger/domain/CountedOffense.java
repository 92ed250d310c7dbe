package org.townhound.enforcement.ledger.domain;

import java.util.UUID;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Window;

/** An offense under the ladder of its own day; offenses with one {@code step} stand on one step of it. */
record CountedOffense(OffenseFact fact, Ladder ladder, Window window, UUID step) {
    static CountedOffense of(OffenseFact fact, FineSchedule schedule) {
        Ladder ladder = schedule.ladder(fact.provision(), fact.occurredOn());
        UUID step = switch (ladder.dogsOfOneIncident()) {
            case SAME_STEP -> fact.incidentId();
            case EACH -> fact.offenseId();
        };
        return new CountedOffense(fact, ladder, Window.around(ladder.window(), fact.occurredOn()), step);
    }

    boolean counts(CountedOffense other) {
        return other.ladder.group().equals(ladder.group()) && window.holds(other.fact.occurredOn());
    }
}
