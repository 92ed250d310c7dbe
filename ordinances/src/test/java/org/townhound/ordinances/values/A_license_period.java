package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.time.MonthDay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class A_license_period {
    private static final MonthDay JULY_1 = MonthDay.of(7, 1);

    @ParameterizedTest
    @CsvSource({
        "2026-06-30, 2025-07-01, 2026-06-30",
        "2026-07-01, 2026-07-01, 2027-06-30",
        "2026-12-31, 2026-07-01, 2027-06-30",
        "2028-02-29, 2027-07-01, 2028-06-30"
    })
    void runs_from_July_to_June_around_a_day(LocalDate day, LocalDate from, LocalDate until) {
        LicensePeriod period = LicensePeriod.holding(day, JULY_1);

        assertEquals(new LicensePeriod(from, until), period);
        assertTrue(period.holds(from) && period.holds(until));
        assertTrue(!period.holds(from.minusDays(1)) && !period.holds(until.plusDays(1)));
    }

    @Test
    void runs_through_the_calendar_year_where_a_town_begins_in_January() {
        LicensePeriod period = LicensePeriod.holding(LocalDate.of(2026, 1, 1), MonthDay.of(1, 1));

        assertEquals(new LicensePeriod(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 12, 31)), period);
    }

    @Test
    void holds_every_day_of_the_year_once() {
        LicensePeriod period = LicensePeriod.holding(LocalDate.of(2027, 3, 15), JULY_1);

        assertEquals(LocalDate.of(2026, 9, 1), period.on(MonthDay.of(9, 1)));
        assertEquals(LocalDate.of(2026, 7, 1), period.on(JULY_1));
        assertEquals(LocalDate.of(2027, 6, 30), period.on(MonthDay.of(6, 30)));
    }

    @Test
    void cannot_end_before_it_begins() {
        LocalDate day = LocalDate.of(2026, 7, 1);
        assertThrows(IllegalArgumentException.class, () -> new LicensePeriod(day, day.minusDays(1)));
    }
}
