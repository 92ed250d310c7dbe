package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.BusinessCalendar;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.Holiday;
import org.townhound.ordinances.values.LastDay;

class Business_days_and_holidays {
    private static final LocalDate DAY = LocalDate.of(2026, 3, 2);

    private final Ordinances whitman =
            OrdinanceBook.load().town("whitman-ma").orElseThrow().asOf(DAY);
    private final BusinessCalendar calendar = whitman.calendar();
    private final DayLimit toPay = whitman.paymentTerms().orElseThrow();
    private final DayLimit hold = whitman.impoundRules().orElseThrow().hold();

    @Test
    void of_2026_are_twelve() {
        List<String> kept = LocalDate.of(2026, 1, 1)
                .datesUntil(LocalDate.of(2027, 1, 1))
                .filter(day -> calendar.holidayOn(day).isPresent())
                .map(LocalDate::toString)
                .toList();
        assertEquals(
                List.of(
                        "2026-01-01",
                        "2026-01-19",
                        "2026-02-16",
                        "2026-04-20",
                        "2026-05-25",
                        "2026-06-19",
                        "2026-07-04",
                        "2026-09-07",
                        "2026-10-12",
                        "2026-11-11",
                        "2026-11-26",
                        "2026-12-25"),
                kept);
    }

    @Test
    void leave_the_Friday_before_a_Saturday_open() {
        assertTrue(calendar.isBusinessDay(LocalDate.of(2026, 7, 3)));
        assertFalse(calendar.isBusinessDay(LocalDate.of(2026, 7, 4)));
        assertTrue(calendar.isBusinessDay(LocalDate.of(2026, 7, 6)));
    }

    @Test
    void leave_the_days_of_Suffolk_County_open() {
        assertTrue(calendar.isBusinessDay(LocalDate.of(2026, 3, 17)));
        assertTrue(calendar.isBusinessDay(LocalDate.of(2026, 6, 17)));
    }

    @Test
    void know_no_Juneteenth_before_the_act() {
        assertTrue(calendar.isBusinessDay(LocalDate.of(2020, 6, 19)));
        assertTrue(calendar.isBusinessDay(LocalDate.of(2019, 6, 19)));
        assertFalse(calendar.isBusinessDay(LocalDate.of(2022, 6, 20)));
    }

    @ParameterizedTest
    @CsvSource({
        "2018-01-01, 2018-03-07",
        "2020-01-01, 2020-03-06",
        "2024-01-01, 2024-03-06",
        "2025-01-01, 2025-03-07",
        "2026-01-01, 2026-03-09"
    })
    void put_the_forty_fifth_business_day_of_a_year_where_a_calendar_has_it(LocalDate event, LocalDate day) {
        assertEquals(day, calendar.businessDaysAfter(event, 45));
        assertEquals(event, calendar.businessDaysAfter(event, 0));
    }

    @Test
    void move_a_last_day_with_the_holiday_that_moved_it() {
        LastDay last = hold.after(LocalDate.of(2026, 6, 9));

        assertEquals(LocalDate.of(2026, 6, 22), last.day());
        assertEquals(
                "2026-06-09 + 10 days = 2026-06-19 (Juneteenth Independence Day), moved to 2026-06-22",
                last.arithmetic());
        assertEquals(
                List.of("impound.hold_days", "impound.hold.roll", "holiday.juneteenth"),
                last.because().stream().map(Applied::provision).toList());
        assertEquals(
                "2026-06-23T00:00-04:00[America/New_York]",
                last.end(ZoneId.of("America/New_York")).toString());
        assertTrue(last.holds(LocalDate.of(2026, 6, 22)));
        assertFalse(last.holds(LocalDate.of(2026, 6, 23)));
    }

    @Test
    void move_a_last_day_past_a_Sunday_and_leave_a_Saturday() {
        assertEquals(
                "2026-04-05 + 21 days = 2026-04-26 (a Sunday), moved to 2026-04-27",
                toPay.after(LocalDate.of(2026, 4, 5)).arithmetic());
        assertEquals(
                "2026-04-04 + 21 days = 2026-04-25",
                toPay.after(LocalDate.of(2026, 4, 4)).arithmetic());
        assertEquals(1, toPay.after(LocalDate.of(2026, 4, 4)).because().size());
    }

    @Test
    void move_nothing_where_a_town_lets_no_day_roll() {
        LawFiles files =
                LawFolder.with("towns/whitman-ma/decisions-impound.yaml", "value: \"true\"", "value: \"false\"");
        DayLimit fixed = OrdinanceBook.from(files)
                .town("whitman-ma")
                .orElseThrow()
                .asOf(DAY)
                .impoundRules()
                .orElseThrow()
                .hold();

        LastDay last = fixed.after(LocalDate.of(2026, 6, 9));
        assertEquals(LocalDate.of(2026, 6, 19), last.day());
        assertEquals(1, last.because().size());
    }

    @Test
    void cite_the_clause_that_keeps_them() {
        Holiday patriots = calendar.holidayOn(LocalDate.of(2026, 4, 20)).orElseThrow();

        assertEquals("Patriots' Day", patriots.name());
        assertEquals("massachusetts", patriots.because().citation().town());
        assertEquals("M.G.L. c. 4 § 7, cl. 18", patriots.because().citation().section());
    }

    @Test
    void end_with_their_repeal_and_change_with_their_date() {
        BusinessCalendar changed = calendarWith("""
                  2026-06-01: { value: first friday of june, law: { section: x, act: y, adopted: 2026-01-01 } }
                  2027-01-01: { repealed: true, law: { section: x, act: y, adopted: 2026-01-01 } }
            """);

        assertTrue(changed.holidayOn(LocalDate.of(2025, 6, 19)).isPresent());
        assertEquals(
                LocalDate.of(2026, 6, 5),
                changed.nextBusinessDay(LocalDate.of(2026, 6, 3)).plusDays(1));
        assertFalse(changed.isBusinessDay(LocalDate.of(2026, 6, 5)));
        assertTrue(changed.isBusinessDay(LocalDate.of(2026, 6, 19)));
        assertTrue(changed.isBusinessDay(LocalDate.of(2027, 6, 4)));
    }

    @Test
    void are_refused_on_a_day_that_no_year_has() {
        assertThrows(OrdinanceFault.class, () -> with("06-19 or monday after sunday", "06-31"));
        assertThrows(OrdinanceFault.class, () -> with("06-19 or monday after sunday", "third monday of juni"));
        assertThrows(OrdinanceFault.class, () -> with("06-19 or monday after sunday", "fifth monday of june"));
    }

    private static BusinessCalendar calendarWith(String values) {
        String act = "act: St. 2020 c. 124, adopted: 2020-07-24 } }\n";
        return with(act, act + values);
    }

    private static BusinessCalendar with(String was, String is) {
        LawFiles files = LawFolder.with("states/massachusetts/004-07-18-holidays-by-date.yaml", was, is);
        return OrdinanceBook.from(files).town("whitman-ma").orElseThrow().calendar();
    }
}
