package org.townhound.enforcement.offense.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.enforcement.offense.domain.OffenseCommand.RecordOffense;
import org.townhound.testkit.DeciderSpecification;

class Recording_an_offense {
    private static final UUID OFFENSE = new UUID(1, 1);
    private static final UUID INCIDENT = new UUID(1, 2);
    private static final UUID KEEPER = new UUID(1, 3);

    private final DeciderSpecification<Offense, EnforcementEvent> offense =
            DeciderSpecification.of(new Offense.Unrecorded(), Offense::evolve);
    private final OffenseRecorded recorded = new OffenseRecorded(
            OFFENSE,
            INCIDENT,
            KEEPER,
            null,
            "leash.at-large",
            "cite",
            Instant.parse("2026-03-01T17:00:00Z"),
            LocalDate.of(2026, 3, 1),
            null,
            true);

    private static RecordOffense form(String action, boolean keeperConfirmed) {
        return new RecordOffense(
                OFFENSE,
                INCIDENT,
                KEEPER,
                null,
                "leash.at-large",
                action,
                Instant.parse("2026-03-01T17:00:00Z"),
                LocalDate.of(2026, 3, 1),
                null,
                keeperConfirmed);
    }

    @Test
    void an_officers_record_is_taken_as_it_is() {
        offense.when(it -> OffenseDecider.decide(form("cite", true), it)).then(recorded);
    }

    @Test
    void the_same_form_sent_twice_is_one_offense() {
        offense.given(recorded)
                .when(it -> OffenseDecider.decide(form("cite", true), it))
                .thenNothingHappened();
    }

    @Test
    void that_the_keeper_was_confirmed_meanwhile_does_not_make_another_form_of_it() {
        offense.given(recorded)
                .when(it -> OffenseDecider.decide(form("cite", false), it))
                .thenNothingHappened();
    }

    @Test
    void another_form_under_the_same_id_is_refused() {
        offense.given(recorded)
                .when(it -> OffenseDecider.decide(form("warn", true), it))
                .thenInConflict("offense-recorded-otherwise");
    }

    @Test
    void the_form_of_a_voided_offense_sent_again_does_not_revive_it() {
        offense.given(recorded, new OffenseVoided(OFFENSE, KEEPER, "recorded-in-error"))
                .when(it -> OffenseDecider.decide(form("cite", true), it))
                .thenNothingHappened();
    }
}
