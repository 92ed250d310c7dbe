package org.townhound.licensing.license.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.licensing.license.domain.LicenseSpecification.costs;
import static org.townhound.licensing.license.domain.LicenseSpecification.day;
import static org.townhound.licensing.license.domain.LicenseSpecification.rex;

import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicenseIssued;

class Coming_late {
    private static final LicenseSpecification REX = rex().vaccinated("2025-06-01", "2028-06-01");

    @Test
    void the_last_of_August_is_in_time() {
        costs("15.00", "0.00", REX.appliesOn("2026-08-30"));
        costs("15.00", "0.00", REX.appliesOn("2026-08-31"));
    }

    @Test
    void the_first_of_September_costs_twenty_five_more() {
        costs("15.00", "25.00", REX.appliesOn("2026-09-01"));
    }

    @Test
    void it_costs_the_same_however_late() {
        costs("15.00", "25.00", REX.appliesOn("2027-03-15"));
        costs("15.00", "25.00", REX.appliesOn("2027-06-30"));
    }

    @Test
    void the_next_period_starts_afresh() {
        LicenseSpecification neutered = REX.provenNeutered("certificate", "2027-04-10");

        costs("10.00", "0.00", neutered.appliesOn("2027-08-31"));
        costs(
                "10.00",
                "0.00",
                REX.provenNeutered("certificate", "2027-04-10")
                        .forThePeriodFrom("2027-07-01")
                        .appliesOn("2027-06-15"));
    }

    @Test
    void neither_a_Sunday_nor_Labor_Day_moves_the_day() {
        costs("15.00", "25.00", REX.appliesOn("2025-09-02"));
    }

    @Test
    void a_dog_new_in_town_has_thirty_days() {
        LicenseSpecification moved = REX.keptInTownSince("2026-10-01");

        costs("15.00", "0.00", moved.appliesOn("2026-10-31"));
        costs("15.00", "25.00", moved.appliesOn("2026-11-01"));
    }

    @Test
    void a_dog_new_in_August_has_its_thirty_days_too() {
        LicenseSpecification moved = REX.keptInTownSince("2026-08-20");

        costs("15.00", "0.00", moved.appliesOn("2026-09-19"));
        costs("15.00", "25.00", moved.appliesOn("2026-09-20"));
    }

    @Test
    void a_dog_new_in_July_has_until_the_end_of_August() {
        LicenseSpecification moved = REX.keptInTownSince("2026-07-02");

        costs("15.00", "0.00", moved.appliesOn("2026-08-31"));
        costs("15.00", "25.00", moved.appliesOn("2026-09-01"));
    }

    @Test
    void a_puppy_has_thirty_days_from_the_day_after_it_is_six_months_old() {
        LicenseSpecification puppy =
                rex().born("2026-04-10").keptInTownSince("2026-04-10").vaccinated("2026-10-11", "2029-10-11");

        costs("15.00", "0.00", puppy.appliesOn("2026-11-10"));
        costs("15.00", "25.00", puppy.appliesOn("2026-11-11"));
    }

    @Test
    void the_late_fee_names_the_last_timely_day_and_its_section() {
        LateFeeAssessed late =
                (LateFeeAssessed) REX.appliesOn("2026-09-01").events().getLast();

        LicenseIssued license =
                (LicenseIssued) REX.appliesOn("2026-09-01").events().getFirst();

        assertEquals(license.keeperId(), late.keeperId());
        assertEquals(day("2026-08-31"), late.lastTimelyDay());
        assertEquals("§ 110-2.D", late.because().getFirst().citation().section());
    }
}
