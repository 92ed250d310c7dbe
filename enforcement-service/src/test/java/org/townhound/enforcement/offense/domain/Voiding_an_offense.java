package org.townhound.enforcement.offense.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.enforcement.offense.domain.OffenseCommand.VoidOffense;
import org.townhound.testkit.DeciderSpecification;

class Voiding_an_offense {
    private static final UUID OFFENSE = new UUID(1, 1);
    private static final UUID KEEPER = new UUID(1, 2);

    private final DeciderSpecification<Offense, EnforcementEvent> offense =
            DeciderSpecification.of(new Offense.Unrecorded(), Offense::evolve);
    private final OffenseRecorded recorded = new OffenseRecorded(
            OFFENSE,
            new UUID(1, 3),
            KEEPER,
            null,
            "leash.at-large",
            "cite",
            Instant.parse("2026-03-01T17:00:00Z"),
            LocalDate.of(2026, 3, 1),
            null,
            true);
    private final VoidOffense wrongPerson = new VoidOffense(OFFENSE, "wrong-person");

    @Test
    void a_recorded_offense_is_voided_for_a_reason() {
        offense.given(recorded)
                .when(it -> OffenseDecider.decide(wrongPerson, it))
                .then(new OffenseVoided(OFFENSE, KEEPER, "wrong-person"));
    }

    @Test
    void a_voided_offense_cannot_be_voided_again() {
        offense.given(recorded, new OffenseVoided(OFFENSE, KEEPER, "duplicate"))
                .when(it -> OffenseDecider.decide(wrongPerson, it))
                .thenInConflict("offense-already-voided");
    }

    @Test
    void an_offense_that_nobody_recorded_cannot_be_voided() {
        offense.when(it -> OffenseDecider.decide(wrongPerson, it)).thenInConflict("offense-not-recorded");
    }
}
