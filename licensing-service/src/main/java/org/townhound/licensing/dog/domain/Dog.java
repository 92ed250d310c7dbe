package org.townhound.licensing.dog.domain;

import org.townhound.contracts.licensing.v1.DogRegistered;

public sealed interface Dog {
    Dog UNKNOWN = new Unknown();

    record Unknown() implements Dog {}

    record Registered(DogRegistered as) implements Dog {}

    static Dog evolve(Dog dog, DogRegistered event) {
        return new Registered(event);
    }
}
