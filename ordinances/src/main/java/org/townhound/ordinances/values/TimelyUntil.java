package org.townhound.ordinances.values;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** How the last day is found on which an act is still in time. */
public sealed interface TimelyUntil {
    /**
     * The last timely day.
     *
     * @param event day zero, on which the duty arose
     */
    Deadline after(LocalDate event);

    /**
     * A last timely day and how it was found.
     *
     * @param day counts to its midnight
     * @param because every rule that was applied
     */
    record Deadline(LocalDate day, List<Applied> because) {
        public Deadline {
            Objects.requireNonNull(day, "day");
            because = List.copyOf(because);
        }
    }

    /** So many calendar days. */
    record WithinDays(DayLimit limit) implements TimelyUntil {
        @Override
        public Deadline after(LocalDate event) {
            LastDay last = limit.after(event);
            return new Deadline(last.day(), last.because());
        }
    }

    /** A day of the year that a town has set for the year of the event. */
    record OnDate(InForce<MonthDay> date) implements TimelyUntil {
        @Override
        public Deadline after(LocalDate event) {
            return new Deadline(date.value().atYear(event.getYear()), List.of(date.because()));
        }
    }

    /**
     * A weekday that follows so many business days.
     *
     * @param businessDays how many; the day of the event is not counted
     * @param weekday which weekday
     * @param strictly whether the last business day, when it is that weekday, is passed over
     * @param rolls whether the day moves past a legal holiday
     * @param calendar of the town
     */
    record WeekdayAfterBusinessDays(
            InForce<Integer> businessDays,
            InForce<DayOfWeek> weekday,
            InForce<Boolean> strictly,
            InForce<Boolean> rolls,
            BusinessCalendar calendar)
            implements TimelyUntil {
        @Override
        public Deadline after(LocalDate event) {
            LocalDate counted = calendar.businessDaysAfter(event, businessDays.value());
            LocalDate named = counted.with(
                    strictly.value()
                            ? TemporalAdjusters.next(weekday.value())
                            : TemporalAdjusters.nextOrSame(weekday.value()));
            List<Applied> because =
                    new ArrayList<>(List.of(businessDays.because(), weekday.because(), strictly.because()));
            LocalDate day = rolls.value() ? calendar.moved(named) : named;
            if (!day.equals(named)) {
                because.add(rolls.because());
            }
            return new Deadline(day, because);
        }
    }
}
