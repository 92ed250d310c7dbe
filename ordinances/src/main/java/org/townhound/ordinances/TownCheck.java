package org.townhound.ordinances;

import java.time.LocalDate;

/** Checks a town's law as a whole, so that a gap is found when it is read and not at the counter. */
final class TownCheck {
    private TownCheck() {}

    static void check(TownOrdinances town) {
        for (LocalDate change : town.changeDates()) {
            Ordinances law = town.asOf(change);
            law.licenseRules();
            law.ledgerRules();
            law.ladders();
            law.impoundRules();
            law.paymentTerms();
            law.lateSteps();
            law.limits();
            law.permanentOrderRule();
            law.vaccinationRule();
            law.returns();
            law.advisories();
        }
    }
}
