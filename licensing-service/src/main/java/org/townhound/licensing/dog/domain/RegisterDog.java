package org.townhound.licensing.dog.domain;

import java.time.LocalDate;
import java.util.UUID;

public record RegisterDog(
        UUID dogId,
        UUID keeperId,
        String name,
        String breed,
        String color,
        String sex,
        LocalDate bornOn,
        LocalDate keptInTownSince) {}
