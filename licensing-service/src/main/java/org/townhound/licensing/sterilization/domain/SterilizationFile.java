package org.townhound.licensing.sterilization.domain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;

/** The proofs accepted for one dog. */
public record SterilizationFile(List<SterilizationProofAccepted> proofs) {
    public static final SterilizationFile EMPTY = new SterilizationFile(List.of());

    public SterilizationFile {
        proofs = List.copyOf(proofs);
    }

    public static SterilizationFile evolve(SterilizationFile file, SterilizationProofAccepted event) {
        List<SterilizationProofAccepted> longer = new ArrayList<>(file.proofs);
        longer.add(event);
        return new SterilizationFile(longer);
    }

    public Optional<SterilizationProofAccepted> proof(UUID proofId) {
        return proofs.stream().filter(proof -> proof.proofId().equals(proofId)).findFirst();
    }
}
