package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.List;

/**
 * An order to restrain or muzzle a dog for some days.
 *
 * @param issued the day of the order, which is none of its days
 * @param lastDay the last of its days; it counts to midnight
 */
public record Restraint(LocalDate issued, LocalDate lastDay) {
    public Restraint {
        if (lastDay.isBefore(issued)) {
            throw new IllegalArgumentException("an order does not end before it was made");
        }
    }

    /** An order for a number of days; none gives an order without days. */
    public static Restraint of(LocalDate issued, int days) {
        return new Restraint(issued, CivilDates.lastDayWithin(issued, days));
    }

    /** The day at whose first instant it is over, unless the board has acted. */
    public LocalDate over() {
        return lastDay.plusDays(1);
    }

    /** Its days. */
    public List<LocalDate> days() {
        return issued.plusDays(1).datesUntil(over()).toList();
    }
}
