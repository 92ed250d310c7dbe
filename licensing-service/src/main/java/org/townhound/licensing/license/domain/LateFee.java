package org.townhound.licensing.license.domain;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.CivilDates;
import org.townhound.ordinances.values.Fee;
import org.townhound.ordinances.values.LateLicenseRules;
import org.townhound.ordinances.values.LicensePeriod;
import org.townhound.ordinances.values.LicenseRules;

/** What is owed because a license comes after its last timely day. */
public record LateFee(Fee fee, LocalDate lastTimelyDay, List<Applied> because) {
    public LateFee {
        because = List.copyOf(because);
    }

    static Optional<LateFee> of(DogOnFile dog, LocalDate on, LicensePeriod period, LicenseRules rules) {
        LocalDate lastTimelyDay = lastTimelyDay(dog, period, rules);
        return on.isAfter(lastTimelyDay)
                ? Optional.of(new LateFee(rules.late().fee(), lastTimelyDay, because(rules.late())))
                : Optional.empty();
    }

    private static LocalDate lastTimelyDay(DogOnFile dog, LicensePeriod period, LicenseRules rules) {
        LocalDate ofEveryDog = period.on(rules.late().lateFrom().value()).minusDays(1);
        LocalDate ofThisDog = CivilDates.lastDayWithin(
                dutyArises(dog, rules), rules.late().newDogGraceDays().value());
        return later(ofEveryDog, ofThisDog);
    }

    private static LocalDate dutyArises(DogOnFile dog, LicenseRules rules) {
        LocalDate oldEnough =
                CivilDates.isOverAge(dog.bornOn(), rules.overMonths().value());
        return later(oldEnough, dog.keptInTownSince());
    }

    private static LocalDate later(LocalDate one, LocalDate other) {
        return one.isAfter(other) ? one : other;
    }

    private static List<Applied> because(LateLicenseRules late) {
        return List.of(
                late.fee().because(),
                late.lateFrom().because(),
                late.newDogGraceDays().because(),
                late.rollsPastHolidays().because(),
                late.tagWithheld());
    }
}
