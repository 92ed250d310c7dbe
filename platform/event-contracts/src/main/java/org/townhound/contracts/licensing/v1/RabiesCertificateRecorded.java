package org.townhound.contracts.licensing.v1;

import java.time.LocalDate;
import java.util.UUID;

/**
 * A certificate of vaccination against rabies was shown.
 *
 * @param certificateId the certificate
 * @param dogId the dog
 * @param vaccinatedOn civil date of the vaccination
 * @param expiresOn last day on which the vaccination holds
 * @param rabiesTagNumber as printed
 * @param vaccineManufacturer as printed
 */
public record RabiesCertificateRecorded(
        UUID certificateId,
        UUID dogId,
        LocalDate vaccinatedOn,
        LocalDate expiresOn,
        String rabiesTagNumber,
        String vaccineManufacturer)
        implements LicensingEvent {}
