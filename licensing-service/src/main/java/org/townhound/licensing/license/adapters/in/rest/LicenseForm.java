package org.townhound.licensing.license.adapters.in.rest;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import org.townhound.licensing.license.application.ApplyForLicense;

/**
 * An application. Without {@code appliedAt} it is made now; by mail it counts from when it came. {@code periodFrom} is
 * the first day of the license period, for buying the next one in advance.
 */
public record LicenseForm(UUID licenseId, Instant appliedAt, LocalDate periodFrom) {

    ApplyForLicense command(UUID id, UUID dogId) {
        return new ApplyForLicense(id, dogId, Optional.ofNullable(periodFrom));
    }
}
