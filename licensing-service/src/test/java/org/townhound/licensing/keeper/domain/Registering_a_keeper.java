package org.townhound.licensing.keeper.domain;

import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.licensing.Whitman;
import org.townhound.ordinances.values.InForce;
import org.townhound.testkit.DeciderSpecification;
import org.townhound.testkit.Outcome;

class Registering_a_keeper {
    private static final UUID ANN = UUID.fromString("0197a000-0000-7000-8000-000000000001");
    private static final Optional<InForce<Set<String>>> KINDS =
            Whitman.law(LocalDate.of(2026, 3, 1)).keeperKinds();
    private static final DeciderSpecification<Keeper, KeeperRegistered> KEEPER =
            DeciderSpecification.of(Keeper.UNKNOWN, Keeper::evolve);

    @Test
    void a_person_becomes_known() {
        register(KEEPER, "person").then(new KeeperRegistered(ANN, "person"));
    }

    @Test
    void a_society_can_keep_a_dog() {
        register(KEEPER, "society").then(new KeeperRegistered(ANN, "society"));
    }

    @Test
    void a_ghost_cannot_citing_110_1() {
        register(KEEPER, "ghost").thenRefused("not-a-keeper", "§ 110-1");
    }

    @Test
    void where_no_law_says_who_is_a_keeper_anybody_is() {
        KEEPER.when(keeper -> KeeperDecider.decide(keeper, new RegisterKeeper(ANN, "ghost"), Optional.empty()))
                .then(new KeeperRegistered(ANN, "ghost"));
    }

    @Test
    void the_same_keeper_twice_is_one_keeper() {
        register(KEEPER.given(new KeeperRegistered(ANN, "person")), "person").thenNothingHappened();
    }

    @Test
    void an_id_is_never_given_to_another_keeper() {
        register(KEEPER.given(new KeeperRegistered(ANN, "person")), "corporation")
                .thenInConflict("keeper-registered-otherwise");
    }

    private static Outcome<KeeperRegistered> register(
            DeciderSpecification<Keeper, KeeperRegistered> past, String kind) {
        return past.when(keeper -> KeeperDecider.decide(keeper, new RegisterKeeper(ANN, kind), KINDS));
    }
}
