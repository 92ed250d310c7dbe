package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.time.MonthDay;
import java.util.Map;
import java.util.Objects;

/**
 * The rules for licensing one dog, as they stand on one day.
 *
 * @param periodStart on which day of the year license periods begin
 * @param unaltered the annual fee
 * @param altered the annual fee once an accepted proof was shown
 * @param acceptedProofs kind of sterilization proof, such as {@code certified-copy}, to the provision that accepts it
 * @param rabies what proof of vaccination is asked for
 * @param late what a late application costs
 * @param overMonths a dog over this age in calendar months needs a license
 */
public record LicenseRules(
        InForce<MonthDay> periodStart,
        Fee unaltered,
        Fee altered,
        Map<String, Applied> acceptedProofs,
        RabiesProofRules rabies,
        LateLicenseRules late,
        InForce<Integer> overMonths) {
    public LicenseRules {
        Objects.requireNonNull(periodStart, "periodStart");
        Objects.requireNonNull(unaltered, "unaltered");
        Objects.requireNonNull(altered, "altered");
        acceptedProofs = Map.copyOf(acceptedProofs);
        Objects.requireNonNull(rabies, "rabies");
        Objects.requireNonNull(late, "late");
        Objects.requireNonNull(overMonths, "overMonths");
    }

    /** Whether a dog of that birth needs no license yet on {@code day}. */
    public boolean isTooYoung(LocalDate bornOn, LocalDate day) {
        return day.isBefore(CivilDates.isOverAge(bornOn, overMonths.value()));
    }

    public LicensePeriod periodHolding(LocalDate day) {
        return LicensePeriod.holding(day, periodStart.value());
    }
}
