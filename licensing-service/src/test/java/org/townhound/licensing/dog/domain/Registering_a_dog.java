package org.townhound.licensing.dog.domain;

import java.time.LocalDate;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.testkit.DeciderSpecification;

class Registering_a_dog {
    private static final UUID REX = UUID.fromString("0197a000-0000-7000-8000-00000000000d");
    private static final UUID ANN = UUID.fromString("0197a000-0000-7000-8000-000000000001");
    private static final LocalDate BORN = LocalDate.of(2023, 5, 2);
    private static final LocalDate KEPT = LocalDate.of(2025, 3, 1);
    private static final DogRegistered REGISTERED =
            new DogRegistered(REX, ANN, "Rex 🐕", "beagle", "tricolor", "male", BORN, KEPT);
    private static final DeciderSpecification<Dog, DogRegistered> DOG =
            DeciderSpecification.of(Dog.UNKNOWN, Dog::evolve);

    @Test
    void it_becomes_known_with_the_day_since_when_it_is_kept_in_town() {
        DOG.when(dog -> DogDecider.decide(dog, rex("Rex 🐕"))).then(REGISTERED);
    }

    @Test
    void the_same_dog_twice_is_one_dog() {
        DOG.given(REGISTERED).when(dog -> DogDecider.decide(dog, rex("Rex 🐕"))).thenNothingHappened();
    }

    @Test
    void an_id_is_never_given_to_another_dog() {
        DOG.given(REGISTERED)
                .when(dog -> DogDecider.decide(dog, rex("Max")))
                .thenInConflict("dog-registered-otherwise");
    }

    private static RegisterDog rex(String name) {
        return new RegisterDog(REX, ANN, name, "beagle", "tricolor", "male", BORN, KEPT);
    }
}
