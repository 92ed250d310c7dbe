package org.townhound.impound.impoundment.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.ExpireHold;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Release;

class Ending_a_hold {
    private static final ExpireHold EXPIRE = new ExpireHold(Pound.EVENT);
    private final Pound pound = Pound.ofWhitman();
    private final DogImpounded taken = pound.intake("2026-06-09T11:00");

    @Test
    void permits_a_decision_from_the_day_after_the_last_day_to_claim() {
        HoldExpired expired = (HoldExpired) Pound.EMPTY
                .given(taken)
                .when(state -> ImpoundmentDecider.decide(state, EXPIRE, pound.rules()))
                .events()
                .getFirst();

        assertEquals(Pound.day("2026-06-22"), expired.claimUntil());
        assertEquals(Pound.day("2026-06-23"), expired.dispositionFrom());
        assertEquals(Pound.EVENT, expired.deadlineId());
        assertEquals("§ 110-15", expired.because().getFirst().citation().section());
    }

    @Test
    void happens_once_and_never_to_a_dog_that_is_not_there() {
        Pound.EMPTY
                .given(taken, expired())
                .when(state -> ImpoundmentDecider.decide(state, EXPIRE, pound.rules()))
                .thenNothingHappened();
        Pound.EMPTY
                .when(state -> ImpoundmentDecider.decide(state, EXPIRE, pound.rules()))
                .thenNothingHappened();
    }

    @Test
    void leaves_the_owner_free_to_come() {
        Pound paid =
                pound.licensed("2026-07-01", "2026-07-01", "2027-06-30", true).paid("300.00");
        ReleaseStatement statement = paid.statement(taken, "2026-07-01T10:00");

        assertEquals(
                1,
                Pound.EMPTY
                        .given(taken, expired())
                        .when(state -> ImpoundmentDecider.decide(state, new Release(statement), pound.rules()))
                        .events()
                        .size());
    }

    private HoldExpired expired() {
        return new HoldExpired(
                Pound.IMPOUNDMENT,
                Pound.EVENT,
                taken.claimUntil(),
                taken.claimUntil().plusDays(1),
                taken.because());
    }
}
