package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.time.MonthDay;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Days of every year on or before which something is due.
 *
 * @param days the days that the law names
 * @param rolls whether a day on a Sunday or a legal holiday moves to the next business day
 * @param calendar of the town
 * @param because every rule that names them
 */
public record YearlyDays(
        SortedSet<MonthDay> days, InForce<Boolean> rolls, BusinessCalendar calendar, List<Applied> because) {
    public YearlyDays {
        days = new TreeSet<>(days);
        Objects.requireNonNull(rolls, "rolls");
        Objects.requireNonNull(calendar, "calendar");
        because = List.copyOf(because);
    }

    /**
     * What is due from one day to another, by the day that the law names, each with the day to which it moved.
     *
     * @param from first day, inclusive
     * @param until last day, inclusive
     * @param once one more day, such as the end of a term
     */
    public SortedMap<LocalDate, LocalDate> due(LocalDate from, LocalDate until, Optional<LocalDate> once) {
        TreeMap<LocalDate, LocalDate> due = new TreeMap<>();
        for (int year = from.getYear(); year <= until.getYear(); year++) {
            for (MonthDay day : days) {
                due.put(day.atYear(year), moved(day.atYear(year)));
            }
        }
        once.ifPresent(day -> due.put(day, moved(day)));
        return due.subMap(from, until.plusDays(1));
    }

    private LocalDate moved(LocalDate day) {
        return rolls.value() ? calendar.moved(day) : day;
    }
}
