package org.townhound.licensing.dog.domain;

import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.ordinances.values.Decision;

public final class DogDecider {
    private DogDecider() {}

    public static Decision<DogRegistered, DogRefusal> decide(Dog dog, RegisterDog command) {
        DogRegistered registered = registered(command);
        return switch (dog) {
            case Dog.Unknown _ -> Decision.accept(registered);
            case Dog.Registered already when already.as().equals(registered) -> Decision.nothingHappened();
            case Dog.Registered _ -> Decision.refuse(new DogRefusal.RegisteredOtherwise());
        };
    }

    private static DogRegistered registered(RegisterDog command) {
        return new DogRegistered(
                command.dogId(),
                command.keeperId(),
                command.name(),
                command.breed(),
                command.color(),
                command.sex(),
                command.bornOn(),
                command.keptInTownSince());
    }
}
