package org.townhound.impound.impoundment.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.ordinances.values.Applied;

class Taking_a_dog_in {
    private final Pound pound = Pound.ofWhitman();

    @Test
    void tells_until_when_it_can_be_claimed_and_by_which_section() {
        DogImpounded taken = pound.intake("2026-03-02T14:00");

        assertEquals(Pound.day("2026-03-02"), taken.takenInOn());
        assertEquals(Pound.day("2026-03-12"), taken.claimUntil());
        assertEquals("2026-03-02 + 10 days = 2026-03-12", taken.arithmetic());
        assertEquals(
                List.of("impound.reason.no-license-or-tag", "impound.hold_days"),
                taken.because().stream().map(Applied::provision).toList());
    }

    @Test
    void lets_the_owner_come_through_Monday_when_the_tenth_day_is_a_holiday() {
        DogImpounded taken = pound.intake("2026-06-09T11:00");

        assertEquals(Pound.day("2026-06-22"), taken.claimUntil());
        assertEquals(
                "2026-06-09 + 10 days = 2026-06-19 (Juneteenth Independence Day), moved to 2026-06-22",
                taken.arithmetic());
    }

    @Test
    void late_in_the_evening_belongs_to_the_local_day() {
        assertEquals(Pound.day("2026-03-02"), pound.intake("2026-03-02T23:59").takenInOn());
    }

    @Test
    void twice_is_once() {
        Pound.EMPTY
                .given(pound.intake("2026-03-02T14:00"))
                .when(state -> ImpoundmentDecider.decide(state, pound.takesIn("2026-03-02T14:00"), pound.rules()))
                .thenNothingHappened();
    }

    @Test
    void under_the_id_of_another_is_a_conflict() {
        Pound.EMPTY
                .given(pound.intake("2026-03-02T14:00"))
                .when(state -> ImpoundmentDecider.decide(state, pound.takesIn("2026-03-02T14:01"), pound.rules()))
                .thenInConflict("taken-in-otherwise");
    }
}
