package org.townhound.contracts.licensing.v1;

import java.time.LocalDate;
import java.util.UUID;

/**
 * A tag was handed out for a license.
 *
 * @param licenseId the license
 * @param dogId the dog
 * @param tagNumber unique within a town and license period
 * @param periodFrom first day of the license period
 * @param issuedOn civil date
 */
public record TagIssued(UUID licenseId, UUID dogId, String tagNumber, LocalDate periodFrom, LocalDate issuedOn)
        implements LicensingEvent {}
