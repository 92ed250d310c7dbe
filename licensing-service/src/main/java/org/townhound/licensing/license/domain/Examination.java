package org.townhound.licensing.license.domain;

import java.util.List;
import java.util.Optional;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.LicensePeriod;

/** What the clerk finds before a license number is taken. */
public sealed interface Examination {
    record Approved(
            LicenseApplication application,
            LicensePeriod period,
            AnnualFee fee,
            Optional<LateFee> late,
            List<Applied> because)
            implements Examination {
        public Approved {
            because = List.copyOf(because);
        }
    }

    record Rejected(LicenseRefusal refusal, Optional<LicenseRefused> recorded) implements Examination {}
}
