package org.townhound.contracts.licensing.v1;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * A late fee is owed beside a license fee; no tag is issued before it is paid.
 *
 * @param licenseId the license
 * @param dogId the dog
 * @param amount the late fee
 * @param lastTimelyDay the last day on which the license would have been in time
 * @param appliedOn civil date of the application
 * @param because fee, last day and grace as the law had them
 * @param keeperId who owes it; null on late fees of older releases
 */
public record LateFeeAssessed(
        UUID licenseId,
        UUID dogId,
        Money amount,
        LocalDate lastTimelyDay,
        LocalDate appliedOn,
        List<Applied> because,
        UUID keeperId)
        implements LicensingEvent {
    public LateFeeAssessed {
        because = List.copyOf(because);
    }
}
