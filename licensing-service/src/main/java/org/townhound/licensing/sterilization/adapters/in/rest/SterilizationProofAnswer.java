package org.townhound.licensing.sterilization.adapters.in.rest;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.licensing.recording.application.Why;
import org.townhound.licensing.sterilization.application.ProofOnFile;

/** An accepted proof, and the provision that lets the clerk accept it. */
public record SterilizationProofAnswer(
        UUID proofId,
        UUID dogId,
        String kind,
        LocalDate shownOn,
        String section,
        String ordinanceVersion,
        List<Why> why,
        String place) {

    static SterilizationProofAnswer of(ProofOnFile file) {
        SterilizationProofAccepted proof = file.proof();
        Why accepted = Why.of(proof.accepted());
        return new SterilizationProofAnswer(
                proof.proofId(),
                proof.dogId(),
                proof.kind(),
                proof.shownOn(),
                accepted.section(),
                accepted.ordinanceVersion(),
                List.of(accepted),
                file.place().toString());
    }
}
