package org.townhound.licensing.rabies.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;

/** The certificates of one dog. */
public record RabiesFile(List<RabiesCertificateRecorded> certificates) {
    public static final RabiesFile EMPTY = new RabiesFile(List.of());

    public RabiesFile {
        certificates = List.copyOf(certificates);
    }

    public static RabiesFile evolve(RabiesFile file, RabiesCertificateRecorded event) {
        List<RabiesCertificateRecorded> longer = new ArrayList<>(file.certificates);
        longer.add(event);
        return new RabiesFile(longer);
    }

    public Optional<RabiesCertificateRecorded> certificate(UUID certificateId) {
        return certificates.stream()
                .filter(certificate -> certificate.certificateId().equals(certificateId))
                .findFirst();
    }
}
