package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.Objects;

/**
 * By when a dog that came without vaccination is vaccinated.
 *
 * @param fromMonths the age from which a dog is vaccinated
 * @param within days after it was acquired or brought into the town
 */
public record VaccinationRule(InForce<Integer> fromMonths, DayLimit within) {
    public VaccinationRule {
        Objects.requireNonNull(fromMonths, "fromMonths");
        Objects.requireNonNull(within, "within");
    }

    /**
     * The last day: the days' end, moved where they move, or the day on which the age is reached, which never moves;
     * whichever is later.
     *
     * @param bornOn civil date of birth
     * @param acquired the day on which it was acquired or brought in
     */
    public LocalDate lastDay(LocalDate bornOn, LocalDate acquired) {
        LocalDate oldEnough = CivilDates.reachesAge(bornOn, fromMonths.value());
        LocalDate afterDays = within.after(acquired).day();
        return oldEnough.isAfter(afterDays) ? oldEnough : afterDays;
    }
}
