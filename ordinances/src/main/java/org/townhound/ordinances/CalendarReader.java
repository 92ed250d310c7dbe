package org.townhound.ordinances;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.BusinessCalendar;
import org.townhound.ordinances.values.Holiday;
import org.townhound.ordinances.values.HolidayRule;
import org.townhound.ordinances.values.HolidayRule.Week;

/** Gathers the legal holidays of a town's state, through all their days. */
final class CalendarReader {
    private static final String MOVED = " or monday after sunday";

    private CalendarReader() {}

    static BusinessCalendar read(Collection<Provision> provisions, String version) {
        List<Holiday> holidays = new ArrayList<>();
        provisions.stream()
                .filter(Provision::isHoliday)
                .forEach(provision -> provision.values().values().stream()
                        .filter(dated -> !dated.repealed())
                        .forEach(dated -> holidays.add(holiday(provision, dated, version))));
        return new BusinessCalendar(holidays);
    }

    private static Holiday holiday(Provision provision, DatedValue dated, String version) {
        LocalDate until = Optional.ofNullable(
                        provision.values().higherKey(dated.citation().effective()))
                .map(next -> next.minusDays(1))
                .orElse(LocalDate.MAX);
        return new Holiday(
                provision.entry().description(),
                rule(provision.place(), dated.value()),
                until,
                new Applied(provision.id(), provision.unit().say(dated.value()), dated.citation(), version));
    }

    private static HolidayRule rule(Place place, String written) {
        try {
            if (Character.isDigit(written.charAt(0))) {
                String day = written.replace(MOVED, "");
                return new HolidayRule.OnDate(MonthDay.parse("--" + day), written.endsWith(MOVED));
            }
            String[] words = written.toUpperCase(Locale.ROOT).split(" ", -1);
            return new HolidayRule.OnWeekday(
                    Week.valueOf(words[0]), DayOfWeek.valueOf(words[1]), Month.valueOf(words[3]));
        } catch (DateTimeException | IllegalArgumentException unfit) {
            throw place.fault("\"" + written + "\" is no day of a year");
        }
    }
}
