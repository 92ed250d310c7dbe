package org.townhound.ordinances.values;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * On which days the offices of a town are open; closures for snow are not in it.
 *
 * @param holidays every legal holiday through time
 */
public record BusinessCalendar(List<Holiday> holidays) {
    public BusinessCalendar {
        holidays = List.copyOf(holidays);
    }

    /** The legal holiday that is kept on {@code day}, if one is. */
    public Optional<Holiday> holidayOn(LocalDate day) {
        return holidays.stream()
                .filter(holiday -> holiday.in(day.getYear()).filter(day::equals).isPresent())
                .findFirst();
    }

    /** Whether {@code day} is Monday to Friday and no legal holiday. */
    public boolean isBusinessDay(LocalDate day) {
        return day.getDayOfWeek() != DayOfWeek.SATURDAY
                && day.getDayOfWeek() != DayOfWeek.SUNDAY
                && holidayOn(day).isEmpty();
    }

    /** The first business day after {@code day}. */
    public LocalDate nextBusinessDay(LocalDate day) {
        LocalDate next = day.plusDays(1);
        while (!isBusinessDay(next)) {
            next = next.plusDays(1);
        }
        return next;
    }

    /**
     * The last of a number of business days.
     *
     * @param event day zero, which is not counted
     * @param count how many; none gives {@code event} itself
     */
    public LocalDate businessDaysAfter(LocalDate event, int count) {
        LocalDate day = event;
        for (int counted = 0; counted < count; counted++) {
            day = nextBusinessDay(day);
        }
        return day;
    }

    /** Whether an act whose last day is {@code day} may be done later: on a Sunday and on a legal holiday. */
    public boolean moves(LocalDate day) {
        return day.getDayOfWeek() == DayOfWeek.SUNDAY || holidayOn(day).isPresent();
    }

    /** The last day for an act, moved to the next business day where it {@link #moves}; a Saturday stays. */
    public LocalDate moved(LocalDate day) {
        return moves(day) ? nextBusinessDay(day) : day;
    }
}
