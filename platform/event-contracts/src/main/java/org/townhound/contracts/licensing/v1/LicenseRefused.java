package org.townhound.contracts.licensing.v1;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;

/**
 * An application for a license was refused.
 *
 * @param licenseId the license that was asked for
 * @param dogId the dog
 * @param keeperId who asked
 * @param appliedOn civil date of the application
 * @param refusal stable type, such as {@code rabies-proof-missing}
 * @param because the provisions that refuse
 */
public record LicenseRefused(
        UUID licenseId, UUID dogId, UUID keeperId, LocalDate appliedOn, String refusal, List<Applied> because)
        implements LicensingEvent {
    public LicenseRefused {
        because = List.copyOf(because);
    }
}
