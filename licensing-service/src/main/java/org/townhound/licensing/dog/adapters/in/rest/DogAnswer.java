package org.townhound.licensing.dog.adapters.in.rest;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.licensing.dog.application.RegisteredDog;

/** A dog as the town has it on file. */
public record DogAnswer(
        UUID dogId,
        UUID keeperId,
        String name,
        String breed,
        String color,
        String sex,
        LocalDate bornOn,
        LocalDate keptInTownSince,
        String place) {

    static DogAnswer of(RegisteredDog file) {
        DogRegistered dog = file.dog();
        return new DogAnswer(
                dog.dogId(),
                dog.keeperId(),
                dog.name(),
                dog.breed(),
                dog.color(),
                dog.sex(),
                dog.bornOn(),
                dog.keptInTownSince(),
                file.place().toString());
    }
}
