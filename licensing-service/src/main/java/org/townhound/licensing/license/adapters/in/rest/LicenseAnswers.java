package org.townhound.licensing.license.adapters.in.rest;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.core.Response;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.Problems;
import org.townhound.licensing.license.application.LicenseOnFile;
import org.townhound.licensing.license.application.LookingUpLicenses;
import org.townhound.licensing.license.domain.License;

/** Builds answers from what is on file. */
final class LicenseAnswers {
    private final LookingUpLicenses lookingUp;

    LicenseAnswers(LookingUpLicenses lookingUp) {
        this.lookingUp = lookingUp;
    }

    /** 422 where the application was refused then, however often it is asked again; else the license of today. */
    Uni<Response> applied(String town, UUID licenseId, StreamVersion place, LocalDate today) {
        return lookingUp
                .refusalAt(place)
                .flatMap(refusal -> refusal.map(refused -> Uni.createFrom().item(Problems.response(refused)))
                        .orElseGet(() -> created(town, licenseId, today)));
    }

    Uni<Response> created(String town, UUID licenseId, LocalDate today) {
        return created(town, licenseId, Optional.empty(), today);
    }

    /** With the receipt of the payment. */
    Uni<Response> paid(String town, UUID licenseId, UUID paymentId, LocalDate today) {
        return created(town, licenseId, Optional.of(paymentId), today);
    }

    private Uni<Response> created(String town, UUID licenseId, Optional<UUID> payment, LocalDate today) {
        return lookingUp
                .find(town, licenseId)
                .map(file -> Response.status(Response.Status.CREATED)
                        .entity(answer(file, payment, today))
                        .build());
    }

    static Object answer(LicenseOnFile file, LocalDate today) {
        return answer(file, Optional.empty(), today);
    }

    private static Object answer(LicenseOnFile file, Optional<UUID> payment, LocalDate today) {
        String place = file.license().place().toString();
        return switch (file.license().state()) {
            case License.Issued issued -> LicenseAnswer.of(issued, file.account(), payment, today, place);
            case License.Refused refused -> RefusedAnswer.of(refused.as(), place);
            case License.None _ -> throw new IllegalStateException("a license that is not on file was found");
        };
    }
}
