package org.townhound.impound.impoundment.domain;

import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.KeeperIdentified;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.IdentifyKeeper;

class Identifying_a_keeper {
    private static final UUID BEN = UUID.fromString("0197a000-0000-7000-8000-000000000002");
    private final Pound pound = Pound.ofWhitman();
    private final DogImpounded taken = pound.intake("2026-03-02T14:00");

    @Test
    void replaces_who_was_thought_to_be_the_keeper_and_keeps_the_dog() {
        Pound.EMPTY
                .given(taken)
                .when(state -> ImpoundmentDecider.decide(state, identify(BEN), pound.rules()))
                .then(new KeeperIdentified(Pound.IMPOUNDMENT, BEN, Pound.REX, Pound.day("2026-03-03")));
    }

    @Test
    void who_is_known_already_changes_nothing() {
        Pound.EMPTY
                .given(taken)
                .when(state -> ImpoundmentDecider.decide(state, identify(Pound.ANN), pound.rules()))
                .thenNothingHappened();
    }

    @Test
    void needs_a_dog_in_the_pound() {
        Pound.EMPTY
                .when(state -> ImpoundmentDecider.decide(state, identify(BEN), pound.rules()))
                .thenInConflict("not-taken-in");
    }

    private static IdentifyKeeper identify(UUID keeper) {
        return new IdentifyKeeper(keeper, Optional.empty(), Pound.day("2026-03-03"));
    }
}
