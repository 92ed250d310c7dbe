package org.townhound.licensing.license.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Fee;
import org.townhound.ordinances.values.LicenseRules;

/** The yearly fee, with the proof that lowers it. */
public record AnnualFee(Fee fee, Optional<Applied> proof) {

    static AnnualFee of(DogOnFile dog, LocalDate on, LicenseRules rules) {
        Optional<Applied> proof = dog.sterilizationProofs().stream()
                .filter(shown -> !shown.shownOn().isAfter(on))
                .findFirst()
                .map(SterilizationProofAccepted::accepted);
        return new AnnualFee(proof.isPresent() ? rules.altered() : rules.unaltered(), proof);
    }

    List<Applied> because() {
        return proof.map(accepted -> List.of(fee.because(), accepted)).orElse(List.of(fee.because()));
    }
}
