package org.townhound.licensing.rabies.adapters.in.rest;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.UUID;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.TownClock;
import org.townhound.licensing.rabies.domain.RecordRabiesCertificate;

/** What a veterinarian's certificate says; without an id the service makes one. */
public record RabiesCertificateForm(
        UUID certificateId,
        @NotNull LocalDate vaccinatedOn,
        @NotNull LocalDate expiresOn,
        @NotBlank @Size(max = 50) String rabiesTagNumber,
        @NotBlank @Size(max = 100) String vaccineManufacturer) {

    RecordRabiesCertificate command(UUID id, UUID dogId, Occasion occasion) {
        TownClock.checkNotAhead(occasion, "/vaccinatedOn", vaccinatedOn);
        if (expiresOn.isBefore(vaccinatedOn)) {
            throw ProblemException.badField("/expiresOn", "The field /expiresOn lies before the vaccination.");
        }
        return new RecordRabiesCertificate(id, dogId, vaccinatedOn, expiresOn, rabiesTagNumber, vaccineManufacturer);
    }
}
