package org.townhound.licensing.rabies.adapters.in.rest;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.licensing.rabies.application.CertificateOnFile;

/** A certificate as the town has it on file. */
public record RabiesCertificateAnswer(
        UUID certificateId,
        UUID dogId,
        LocalDate vaccinatedOn,
        LocalDate expiresOn,
        String rabiesTagNumber,
        String vaccineManufacturer,
        String place) {

    static RabiesCertificateAnswer of(CertificateOnFile file) {
        RabiesCertificateRecorded certificate = file.certificate();
        return new RabiesCertificateAnswer(
                certificate.certificateId(),
                certificate.dogId(),
                certificate.vaccinatedOn(),
                certificate.expiresOn(),
                certificate.rabiesTagNumber(),
                certificate.vaccineManufacturer(),
                file.place().toString());
    }
}
