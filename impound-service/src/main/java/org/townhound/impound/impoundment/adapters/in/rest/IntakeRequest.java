package org.townhound.impound.impoundment.adapters.in.rest;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.townhound.impound.impoundment.application.TakingIn.IntakeForm;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Appearance;

/**
 * A dog as the officer takes it in. Without an id the service makes one; without {@code takenInAt} it happens now. Dog
 * and keeper are named where they are known.
 */
public record IntakeRequest(
        UUID impoundmentId,
        UUID dogId,
        UUID keeperId,
        @NotBlank @Size(max = 60) String reason,
        @NotBlank @Size(max = 100) String breed,
        @NotBlank @Size(max = 100) String color,
        Sex sex,
        @NotNull Boolean wearingValidTag,
        UUID placeId,
        UUID officerId,
        Instant takenInAt) {

    public enum Sex {
        @JsonProperty("male")
        MALE,
        @JsonProperty("female")
        FEMALE
    }

    IntakeForm form(UUID id) {
        Optional<String> seen = Optional.ofNullable(sex).map(it -> it.name().toLowerCase(Locale.ROOT));
        return new IntakeForm(
                id,
                Optional.ofNullable(dogId),
                Optional.ofNullable(keeperId),
                reason,
                new Appearance(breed, color, seen),
                wearingValidTag,
                Optional.ofNullable(placeId),
                Optional.ofNullable(officerId));
    }
}
