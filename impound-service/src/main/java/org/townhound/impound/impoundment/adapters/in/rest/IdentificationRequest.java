package org.townhound.impound.impoundment.adapters.in.rest;

import jakarta.validation.constraints.NotNull;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.IdentifyKeeper;

/** Whose dog it is and, where that is known too, which one. */
public record IdentificationRequest(@NotNull UUID keeperId, UUID dogId) {

    IdentifyKeeper command(LocalDate on) {
        return new IdentifyKeeper(keeperId, Optional.ofNullable(dogId), on);
    }
}
