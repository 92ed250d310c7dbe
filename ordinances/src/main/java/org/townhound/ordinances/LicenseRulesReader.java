package org.townhound.ordinances;

import java.util.Optional;
import org.townhound.ordinances.values.LateLicenseRules;
import org.townhound.ordinances.values.LicenseRules;
import org.townhound.ordinances.values.RabiesProofRules;

/** Gathers the rules for licensing a dog; a town has all of them or none. */
final class LicenseRulesReader {
    private static final String PERIOD = "license.period";

    private LicenseRulesReader() {}

    static Optional<LicenseRules> read(Reading law) {
        return law.text(PERIOD)
                .map(_ -> new LicenseRules(
                        law.monthDay(PERIOD),
                        law.fee("license.fee-unaltered"),
                        law.fee("license.fee-altered"),
                        law.rules("license.proof."),
                        rabies(law),
                        late(law),
                        law.number("months", "license.over-age")));
    }

    private static RabiesProofRules rabies(Reading law) {
        return new RabiesProofRules(
                law.rule("license.rabies-proof"),
                law.number("months", "license.rabies-proof.from-age"),
                law.number("years", "license.rabies-proof.within"),
                law.choice("rabies.proof", "both"::equals));
    }

    private static LateLicenseRules late(Reading law) {
        return new LateLicenseRules(
                law.fee("license.late-fee"),
                law.monthDay("license.late_from"),
                law.number("days", "license.new_dog_grace_days"),
                law.flag("license.late_roll"),
                law.flag("license.late_fee_once"),
                law.rule("license.tag-withheld"));
    }
}
