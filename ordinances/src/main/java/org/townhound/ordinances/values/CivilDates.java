package org.townhound.ordinances.values;

import java.time.LocalDate;

/** How Massachusetts counts days and months: law of the language of law, not of one section. */
public final class CivilDates {
    private CivilDates() {}

    /**
     * The last day of "within {@code days} days after {@code event}".
     *
     * @param event day zero, which is not counted
     * @param days how many; the last one is counted to its midnight
     */
    public static LocalDate lastDayWithin(LocalDate event, int days) {
        return event.plusDays(days);
    }

    /**
     * The first day on which an age in months is reached: the same number of the month, or the month's last day.
     *
     * @param bornOn civil date of birth
     * @param months calendar months
     */
    public static LocalDate reachesAge(LocalDate bornOn, int months) {
        return bornOn.plusMonths(months);
    }

    /**
     * The first day on which someone is "over" an age: the day after it is reached.
     *
     * @param bornOn civil date of birth
     * @param months calendar months
     */
    public static LocalDate isOverAge(LocalDate bornOn, int months) {
        return reachesAge(bornOn, months).plusDays(1);
    }
}
