package org.townhound.contracts.impound.v1;

import java.time.LocalDate;
import java.util.UUID;

/**
 * The license on which a dog was released, as the town clerk's records had it then.
 *
 * @param licenseId the license
 * @param appliedOn the day on which it was applied for
 * @param periodFrom first day of its period
 * @param periodUntil last day of its period
 * @param eventId the licensing event that says so
 */
public record LicenseShown(
        UUID licenseId, LocalDate appliedOn, LocalDate periodFrom, LocalDate periodUntil, UUID eventId) {}
