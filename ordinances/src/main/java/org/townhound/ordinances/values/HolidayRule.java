package org.townhound.ordinances.values;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.util.Objects;

/** How the law finds the day of a holiday in a year. */
public sealed interface HolidayRule {
    /** The day on which the holiday is kept in {@code year}. */
    LocalDate in(int year);

    /**
     * A date of every year.
     *
     * @param day the date
     * @param mondayAfterSunday whether it is kept on the Monday when the date is a Sunday
     */
    record OnDate(MonthDay day, boolean mondayAfterSunday) implements HolidayRule {
        public OnDate {
            Objects.requireNonNull(day, "day");
        }

        @Override
        public LocalDate in(int year) {
            LocalDate date = day.atYear(year);
            return mondayAfterSunday && date.getDayOfWeek() == DayOfWeek.SUNDAY ? date.plusDays(1) : date;
        }
    }

    /**
     * A weekday of a month.
     *
     * @param week which of them
     * @param weekday the weekday
     * @param month the month
     */
    record OnWeekday(Week week, DayOfWeek weekday, Month month) implements HolidayRule {
        public OnWeekday {
            Objects.requireNonNull(week, "week");
            Objects.requireNonNull(weekday, "weekday");
            Objects.requireNonNull(month, "month");
        }

        @Override
        public LocalDate in(int year) {
            return LocalDate.of(year, month, 1).with(week.of(weekday));
        }
    }

    /** Which one of a month's equal weekdays. */
    enum Week {
        FIRST(1),
        SECOND(2),
        THIRD(3),
        FOURTH(4),
        LAST(-1);

        private final int counted;

        Week(int counted) {
            this.counted = counted;
        }

        private TemporalAdjuster of(DayOfWeek weekday) {
            return TemporalAdjusters.dayOfWeekInMonth(counted, weekday);
        }
    }
}
