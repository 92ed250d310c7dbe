package org.townhound.licensing.sterilization.adapters.in.rest;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.Objects;
import java.util.UUID;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.TownClock;
import org.townhound.licensing.sterilization.domain.AcceptSterilizationProof;

/**
 * What was shown to the clerk, today where no day is given; {@code certificateUnobtainable} is the clerk's own finding
 * that the certificate of the veterinarian who operated cannot be had.
 */
public record SterilizationProofForm(
        UUID proofId, @NotNull @Size(max = 40) String kind, LocalDate shownOn, Boolean certificateUnobtainable) {

    AcceptSterilizationProof command(UUID id, UUID dogId, Occasion occasion) {
        LocalDate shown =
                Objects.requireNonNullElse(shownOn, occasion.recorded().on());
        TownClock.checkNotAhead(occasion, "/shownOn", shown);
        return new AcceptSterilizationProof(id, dogId, kind, shown, Boolean.TRUE.equals(certificateUnobtainable));
    }
}
