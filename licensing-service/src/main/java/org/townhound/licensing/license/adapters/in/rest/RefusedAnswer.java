package org.townhound.licensing.license.adapters.in.rest;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.licensing.license.domain.LicenseRefusal;
import org.townhound.licensing.recording.application.Why;

/** An application that was refused and stays on file. */
public record RefusedAnswer(
        UUID licenseId,
        String state,
        UUID dogId,
        UUID keeperId,
        LocalDate appliedOn,
        String refusal,
        String detail,
        String section,
        String ordinanceVersion,
        List<Why> why,
        String place) {

    static RefusedAnswer of(LicenseRefused refused, String place) {
        List<Why> why = Why.of(refused.because());
        return new RefusedAnswer(
                refused.licenseId(),
                "refused",
                refused.dogId(),
                refused.keeperId(),
                refused.appliedOn(),
                refused.refusal(),
                LicenseRefusal.of(refused).detail(),
                why.getFirst().section(),
                why.getFirst().ordinanceVersion(),
                why,
                place);
    }
}
