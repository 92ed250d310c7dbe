package org.townhound.contracts.licensing.v1;

import java.time.LocalDate;
import java.util.UUID;

/**
 * The period of a license ended.
 *
 * @param deadlineId the deadline that fired
 * @param licenseId the license
 * @param dogId the dog
 * @param keeperId who was licensed
 * @param periodUntil last day of the license period, which passed
 */
public record LicenseExpired(UUID deadlineId, UUID licenseId, UUID dogId, UUID keeperId, LocalDate periodUntil)
        implements LicensingEvent {}
