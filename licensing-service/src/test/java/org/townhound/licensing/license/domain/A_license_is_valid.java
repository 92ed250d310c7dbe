package org.townhound.licensing.license.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.licensing.license.domain.LicenseSpecification.day;
import static org.townhound.licensing.license.domain.LicenseSpecification.rex;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.LicenseExpired;
import org.townhound.licensing.Whitman;
import org.townhound.licensing.license.domain.License.Validity;

class A_license_is_valid {
    private static final LicenseSpecification REX = rex().vaccinated("2025-06-01", "2028-06-01");

    @Test
    void through_the_last_minute_of_the_thirtieth_of_June() {
        License.Issued license = licensed(REX, "2025-07-15");

        assertEquals(Validity.VALID, license.validityOn(inWhitman("2026-07-01T03:30:00Z")));
        assertEquals(Validity.EXPIRED, license.validityOn(inWhitman("2026-07-01T04:00:00Z")));
    }

    @Test
    void from_its_first_day_when_bought_in_advance() {
        License.Issued license = licensed(REX.forThePeriodFrom("2026-07-01"), "2026-06-15");

        assertEquals(Validity.NOT_YET, license.validityOn(day("2026-06-30")));
        assertEquals(Validity.VALID, license.validityOn(day("2026-07-01")));
    }

    @Test
    void from_the_day_it_was_bought_and_not_before() {
        License.Issued license = licensed(REX, "2026-09-10");

        assertEquals(Validity.NOT_YET, license.validityOn(day("2026-09-09")));
        assertEquals(Validity.VALID, license.validityOn(day("2026-09-10")));
    }

    @Test
    void until_it_expires_once() {
        License.Issued license = licensed(REX, "2025-07-15");
        UUID deadline = UUID.fromString("0199c0de-0000-7000-8000-000000000001");
        LicenseExpired expired = license.expires(deadline).orElseThrow();

        assertEquals(day("2026-06-30"), expired.periodUntil());
        assertEquals(license.as().licenseId(), expired.licenseId());
        License.Issued after = (License.Issued) License.evolve(license, expired);
        assertEquals(Optional.empty(), after.expires(deadline));
    }

    private static License.Issued licensed(LicenseSpecification dog, String on) {
        return (License.Issued) License.evolve(License.NONE, LicenseSpecification.issued(dog.appliesOn(on)));
    }

    private static LocalDate inWhitman(String instant) {
        return Instant.parse(instant)
                .atZone(Whitman.law(day("2026-07-01")).zone())
                .toLocalDate();
    }
}
