package org.townhound.licensing.dog.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.Locale;
import java.util.UUID;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.TownClock;
import org.townhound.licensing.dog.domain.RegisterDog;

/** A dog as the clerk takes it down; without an id the service makes one. */
public record DogForm(
        UUID dogId,
        @NotNull UUID keeperId,
        @NotBlank @Size(max = 100) String name,
        @NotBlank @Size(max = 100) String breed,
        @NotBlank @Size(max = 100) String color,
        @NotNull Sex sex,
        @NotNull LocalDate bornOn,
        @NotNull LocalDate keptInTownSince) {

    public enum Sex {
        @JsonProperty("male")
        MALE,
        @JsonProperty("female")
        FEMALE
    }

    RegisterDog command(UUID id, Occasion occasion) {
        TownClock.checkNotAhead(occasion, "/bornOn", bornOn);
        TownClock.checkNotAhead(occasion, "/keptInTownSince", keptInTownSince);
        if (keptInTownSince.isBefore(bornOn)) {
            throw ProblemException.badField(
                    "/keptInTownSince", "The field /keptInTownSince lies before the dog's birth.");
        }
        return new RegisterDog(
                id, keeperId, name, breed, color, sex.name().toLowerCase(Locale.ROOT), bornOn, keptInTownSince);
    }
}
