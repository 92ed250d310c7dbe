package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.time.MonthDay;

/**
 * One license period.
 *
 * @param from first day, inclusive
 * @param until last day, inclusive
 */
public record LicensePeriod(LocalDate from, LocalDate until) {
    public LicensePeriod {
        if (until.isBefore(from)) {
            throw new IllegalArgumentException("a license period ends on or after its first day");
        }
    }

    /**
     * The period that holds {@code day}; it ends on the eve of the next one.
     *
     * @param day any civil date in the town
     * @param firstDay on which day of the year periods begin
     */
    public static LicensePeriod holding(LocalDate day, MonthDay firstDay) {
        LocalDate thisYear = firstDay.atYear(day.getYear());
        LocalDate from = day.isBefore(thisYear) ? firstDay.atYear(day.getYear() - 1) : thisYear;
        return new LicensePeriod(from, firstDay.atYear(from.getYear() + 1).minusDays(1));
    }

    public boolean holds(LocalDate day) {
        return !day.isBefore(from) && !day.isAfter(until);
    }

    /**
     * The first day of the period that falls on {@code day} of a year.
     *
     * @param day a day of the year; every period holds it once
     */
    public LocalDate on(MonthDay day) {
        LocalDate early = day.atYear(from.getYear());
        return early.isBefore(from) ? day.atYear(from.getYear() + 1) : early;
    }
}
