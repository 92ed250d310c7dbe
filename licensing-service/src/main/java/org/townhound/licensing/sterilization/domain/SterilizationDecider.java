package org.townhound.licensing.sterilization.domain;

import java.util.Optional;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.LicenseRules;

public final class SterilizationDecider {
    private static final String SWORN_STATEMENT = "sworn-statement";

    private SterilizationDecider() {}

    public static Decision<SterilizationProofAccepted, SterilizationRefusal> decide(
            SterilizationFile file, AcceptSterilizationProof command, LicenseRules rules) {
        Applied accepting = rules.acceptedProofs().get(command.kind());
        if (accepting == null) {
            return Decision.refuse(new SterilizationRefusal.ProofNotAccepted(
                    rules.altered().because().citation(), rules.acceptedProofs().keySet()));
        }
        if (command.kind().equals(SWORN_STATEMENT) && !command.certificateUnobtainable()) {
            return Decision.refuse(new SterilizationRefusal.CertificateObtainable(accepting.citation()));
        }
        Optional<SterilizationProofAccepted> already = file.proof(command.proofId());
        if (already.isEmpty()) {
            return Decision.accept(new SterilizationProofAccepted(
                    command.proofId(), command.dogId(), command.kind(), command.shownOn(), accepting));
        }
        return isSame(already.get(), command)
                ? Decision.nothingHappened()
                : Decision.refuse(new SterilizationRefusal.AcceptedOtherwise());
    }

    private static boolean isSame(SterilizationProofAccepted already, AcceptSterilizationProof command) {
        return already.kind().equals(command.kind()) && already.shownOn().equals(command.shownOn());
    }
}
