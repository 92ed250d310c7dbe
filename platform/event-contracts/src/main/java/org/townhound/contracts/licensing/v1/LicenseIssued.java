package org.townhound.contracts.licensing.v1;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * A dog is licensed for one license period.
 *
 * @param licenseId the license
 * @param dogId the dog
 * @param keeperId who is licensed
 * @param licenseNumber from the town's sequence, never used again
 * @param appliedOn civil date of the application
 * @param periodFrom first day of the license period
 * @param periodUntil last day of the license period
 * @param fee the annual fee
 * @param because period, fee and proofs as the law had them on that day
 */
public record LicenseIssued(
        UUID licenseId,
        UUID dogId,
        UUID keeperId,
        String licenseNumber,
        LocalDate appliedOn,
        LocalDate periodFrom,
        LocalDate periodUntil,
        Money fee,
        List<Applied> because)
        implements LicensingEvent {
    public LicenseIssued {
        because = List.copyOf(because);
    }
}
