package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.Objects;

/**
 * A number of days within which something is to be done, and how its last day is found.
 *
 * @param days how many calendar days; the day of the event is not counted
 * @param rolls whether a last day on a Sunday or a legal holiday moves to the next business day
 * @param calendar of the town
 */
public record DayLimit(InForce<Integer> days, InForce<Boolean> rolls, BusinessCalendar calendar) {
    public DayLimit {
        Objects.requireNonNull(days, "days");
        Objects.requireNonNull(rolls, "rolls");
        Objects.requireNonNull(calendar, "calendar");
    }

    /**
     * The last day.
     *
     * @param event day zero; never itself a day that was moved
     */
    public LastDay after(LocalDate event) {
        LocalDate named = CivilDates.lastDayWithin(event, days.value());
        if (!rolls.value()) {
            return new LastDay(event, this, named, named);
        }
        return new LastDay(event, this, named, calendar.moved(named));
    }
}
