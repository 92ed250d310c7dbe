package org.townhound.licensing.license.domain;

import static org.townhound.licensing.license.domain.LicenseSpecification.ANN;
import static org.townhound.licensing.license.domain.LicenseSpecification.LICENSE;
import static org.townhound.licensing.license.domain.LicenseSpecification.REX;
import static org.townhound.licensing.license.domain.LicenseSpecification.costs;
import static org.townhound.licensing.license.domain.LicenseSpecification.day;
import static org.townhound.licensing.license.domain.LicenseSpecification.rex;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.licensing.Whitman;
import org.townhound.ordinances.values.RabiesProofRules;

class Showing_rabies_proof {

    @Test
    void without_it_the_application_is_refused_citing_110_2_c() {
        refused(rex(), "2026-07-15");
    }

    @Test
    void it_holds_to_the_last_day_on_the_certificate() {
        LicenseSpecification expiring = rex().vaccinated("2025-07-15", "2026-07-15");

        costs("15.00", "0.00", expiring.appliesOn("2026-07-15"));
        refused(expiring, "2026-07-16");
    }

    @Test
    void it_holds_three_years_at_most() {
        LicenseSpecification longLived = rex().vaccinated("2023-07-15", "2027-07-15");

        costs("15.00", "0.00", longLived.appliesOn("2026-07-15"));
        refused(longLived, "2026-07-16");
    }

    @Test
    void a_shot_still_to_come_is_no_proof() {
        refused(rex().vaccinated("2026-07-16", "2029-07-16"), "2026-07-15");
    }

    @Test
    void under_six_months_it_is_not_asked_for() {
        LicenseSpecification puppy = rex().born("2026-02-15").keptInTownSince("2026-02-15");

        costs("15.00", "0.00", puppy.appliesOn("2026-07-15"));
        costs("15.00", "0.00", puppy.appliesOn("2026-08-14"));
        refused(puppy, "2026-08-15");
    }

    private static void refused(LicenseSpecification dog, String on) {
        RabiesProofRules rules = Whitman.licenseRules(day(on)).rabies();
        LicenseRefused recorded = new LicenseRefused(
                LICENSE,
                REX,
                ANN,
                day(on),
                "rabies-proof-missing",
                List.of(
                        rules.proof(),
                        rules.fromAgeMonths().because(),
                        rules.withinYears().because(),
                        rules.unexpired().because()));
        dog.appliesOn(on).thenRefused("rabies-proof-missing", "§ 110-2.C", recorded);
    }
}
