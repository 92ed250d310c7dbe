package org.townhound.licensing.license.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;

/** What the town knows about a dog when its license is decided. */
public record DogOnFile(
        UUID dogId,
        UUID keeperId,
        LocalDate bornOn,
        LocalDate keptInTownSince,
        List<RabiesCertificateRecorded> rabiesCertificates,
        List<SterilizationProofAccepted> sterilizationProofs) {
    public DogOnFile {
        rabiesCertificates = List.copyOf(rabiesCertificates);
        sterilizationProofs = List.copyOf(sterilizationProofs);
    }
}
