package org.townhound.licensing.license.domain;

import static org.townhound.licensing.license.domain.LicenseSpecification.LICENSE;
import static org.townhound.licensing.license.domain.LicenseSpecification.NO_LICENSE;
import static org.townhound.licensing.license.domain.LicenseSpecification.REX;
import static org.townhound.licensing.license.domain.LicenseSpecification.day;
import static org.townhound.licensing.license.domain.LicenseSpecification.rex;

import org.junit.jupiter.api.Test;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.contracts.licensing.v1.TagIssued;
import org.townhound.testkit.DeciderSpecification;

class Issuing_a_tag {
    private static final LicenseSpecification VACCINATED = rex().vaccinated("2025-06-01", "2028-06-01");
    private static final TagIssued TAG = new TagIssued(LICENSE, REX, "2026-7", day("2026-07-01"), day("2026-09-10"));

    @Test
    void in_time_the_tag_comes_with_the_license() {
        licensedOn("2026-08-31")
                .when(license -> TagDecider.decide(license, tag(false)))
                .then(TAG);
    }

    @Test
    void late_it_is_withheld_until_the_late_fee_is_paid_citing_110_2_d() {
        licensedOn("2026-09-01")
                .when(license -> TagDecider.decide(license, tag(false)))
                .thenRefused("late-fee-unpaid", "§ 110-2.D");
    }

    @Test
    void late_and_paid_it_is_issued() {
        licensedOn("2026-09-01")
                .when(license -> TagDecider.decide(license, tag(true)))
                .then(TAG);
    }

    @Test
    void a_license_has_one_tag() {
        licensedOn("2026-09-01")
                .given(TAG)
                .when(license -> TagDecider.decide(license, tag(true)))
                .thenNothingHappened();
    }

    @Test
    void without_a_license_there_is_no_tag() {
        NO_LICENSE.when(license -> TagDecider.decide(license, tag(true))).thenInConflict("not-licensed");
    }

    private static IssueTag tag(boolean lateFeeCleared) {
        return new IssueTag("2026-7", day("2026-09-10"), lateFeeCleared);
    }

    private static DeciderSpecification<License, LicensingEvent> licensedOn(String day) {
        DeciderSpecification<License, LicensingEvent> past = NO_LICENSE;
        for (LicensingEvent event : VACCINATED.appliesOn(day).events()) {
            past = past.given(event);
        }
        return past;
    }
}
