package org.townhound.licensing.license.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.licensing.license.domain.LicenseSpecification.LICENSE;
import static org.townhound.licensing.license.domain.LicenseSpecification.NO_LICENSE;
import static org.townhound.licensing.license.domain.LicenseSpecification.costs;
import static org.townhound.licensing.license.domain.LicenseSpecification.day;
import static org.townhound.licensing.license.domain.LicenseSpecification.issued;
import static org.townhound.licensing.license.domain.LicenseSpecification.rex;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.ordinances.values.Applied;

class Issuing_a_license {
    private static final LicenseSpecification REX = rex().vaccinated("2025-06-01", "2028-06-01");

    @Test
    void an_intact_dog_costs_fifteen_dollars() {
        costs("15.00", "0.00", REX.appliesOn("2026-07-15"));
    }

    @Test
    void a_dog_proven_neutered_costs_ten() {
        costs("10.00", "0.00", REX.provenNeutered("certificate", "2026-07-15").appliesOn("2026-07-15"));
    }

    @Test
    void a_sworn_statement_counts_like_the_certificate() {
        costs(
                "10.00",
                "0.00",
                REX.provenNeutered("sworn-statement", "2026-07-15").appliesOn("2026-07-15"));
    }

    @Test
    void a_proof_shown_later_comes_too_late_for_this_fee() {
        costs("15.00", "0.00", REX.provenNeutered("certificate", "2026-07-16").appliesOn("2026-07-15"));
    }

    @Test
    void it_ends_with_the_period_however_late_it_is_bought() {
        LicenseIssued license =
                issued(rex().vaccinated("2025-06-01", "2028-06-01").appliesOn("2027-06-15"));

        assertEquals(
                List.of(day("2026-07-01"), day("2027-06-30")), List.of(license.periodFrom(), license.periodUntil()));
    }

    @Test
    void it_can_be_had_in_advance_for_the_next_period() {
        LicenseIssued license = issued(REX.forThePeriodFrom("2027-07-01").appliesOn("2027-06-15"));

        assertEquals(day("2028-06-30"), license.periodUntil());
    }

    @Test
    void no_other_period_is_open_citing_110_1() {
        for (String first : List.of("2025-07-01", "2028-07-01", "2026-07-02")) {
            assertEquals(
                    "license-period-not-open",
                    refusedAs(
                            REX.forThePeriodFrom(first).appliesOn("2026-07-15").events()));
        }
    }

    @Test
    void it_says_why_it_costs_what_it_costs() {
        LicenseIssued license =
                issued(REX.provenNeutered("certified-copy", "2026-07-01").appliesOn("2026-07-15"));

        assertEquals(
                List.of("§ 110-2.A", "§ 110-2.B", "§ 110-1", "§ 110-2.C"),
                license.because().stream()
                        .map(Applied::citation)
                        .map(law -> law.section())
                        .distinct()
                        .toList());
    }

    @Test
    void one_license_is_not_issued_twice() {
        REX.appliesOn(NO_LICENSE.given(issued(REX.appliesOn("2026-07-15"))), "2026-07-16")
                .thenInConflict("dog-already-licensed");
    }

    @Test
    void an_application_once_refused_may_be_made_again() {
        assertEquals(
                LICENSE,
                issued(REX.appliesOn(
                                NO_LICENSE.given(
                                        rex().appliesOn("2026-07-15").events().getFirst()),
                                "2026-07-16"))
                        .licenseId());
    }

    private static String refusedAs(List<? extends org.townhound.contracts.licensing.v1.LicensingEvent> events) {
        return ((org.townhound.contracts.licensing.v1.LicenseRefused) events.getFirst()).refusal();
    }
}
