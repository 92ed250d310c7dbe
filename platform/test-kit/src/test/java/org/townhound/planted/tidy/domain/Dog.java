package org.townhound.planted.tidy.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.townhound.contracts.planted.v1.PlantedSomething;
import org.townhound.ordinances.values.Money;

/** Breaks no rule. */
public sealed interface Dog {
    /** A dog with its fees. */
    record Licensed(String name, LocalDate since, List<Money> fees) implements Dog {
        public Licensed {
            Objects.requireNonNull(name, "name");
        }
    }

    /** Another. */
    record Unlicensed(int age) implements Dog {}

    /** Which. */
    enum Kind {
        LARGE,
        SMALL
    }

    static PlantedSomething barked() {
        return new PlantedSomething("barked");
    }

    static Kind[] kinds() {
        return Kind.values();
    }

    static Money owed(Dog dog) {
        return switch (dog) {
            case Licensed licensed -> licensed.fees().stream().reduce(Money.ZERO, Money::plus);
            case Unlicensed _ -> Money.ZERO;
        };
    }
}
