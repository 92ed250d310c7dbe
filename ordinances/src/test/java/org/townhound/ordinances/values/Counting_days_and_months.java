package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class Counting_days_and_months {

    @ParameterizedTest
    @CsvSource({"2026-03-02, 10, 2026-03-12", "2026-05-01, 30, 2026-05-31", "2026-12-20, 30, 2027-01-19"})
    void within_days_leaves_out_the_first_day(LocalDate event, int days, LocalDate last) {
        assertEquals(last, CivilDates.lastDayWithin(event, days));
    }

    @ParameterizedTest
    @CsvSource({"2026-01-15, 2026-07-15", "2025-08-31, 2026-02-28", "2027-08-29, 2028-02-29", "2026-03-31, 2026-09-30"})
    void six_months_end_on_the_same_number_or_on_the_last_day_of_the_month(LocalDate born, LocalDate reached) {
        assertEquals(reached, CivilDates.reachesAge(born, 6));
    }

    @Test
    void over_an_age_begins_on_the_day_after() {
        assertEquals(LocalDate.of(2026, 7, 16), CivilDates.isOverAge(LocalDate.of(2026, 1, 15), 6));
        assertEquals(LocalDate.of(2026, 3, 1), CivilDates.isOverAge(LocalDate.of(2025, 8, 31), 6));
    }
}
