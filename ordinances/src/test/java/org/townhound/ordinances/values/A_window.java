package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class A_window {
    private static final LocalDate NEW_YEARS_EVE = LocalDate.of(2026, 12, 31);

    @Test
    void of_a_calendar_year_ends_with_the_year() {
        Window window = Window.around(Window.Kind.CALENDAR_YEAR, NEW_YEARS_EVE);

        assertEquals(LocalDate.of(2026, 1, 1), window.from());
        assertTrue(window.holds(window.from()) && window.holds(NEW_YEARS_EVE));
        assertFalse(window.holds(NEW_YEARS_EVE.plusDays(1))
                || window.holds(window.from().minusDays(1)));
    }

    @Test
    void of_a_leap_year_holds_its_leap_day() {
        LocalDate leapDay = LocalDate.of(2028, 2, 29);

        assertTrue(Window.around(Window.Kind.CALENDAR_YEAR, leapDay).holds(leapDay));
        assertEquals(
                LocalDate.of(2028, 12, 31),
                Window.around(Window.Kind.CALENDAR_YEAR, leapDay).until());
    }

    @Test
    void of_a_lifetime_never_resets() {
        Window window = Window.around(Window.Kind.LIFETIME, NEW_YEARS_EVE);

        assertTrue(window.holds(LocalDate.of(1950, 1, 1)) && window.holds(LocalDate.of(2100, 1, 1)));
        assertEquals(window, Window.around(Window.Kind.LIFETIME, NEW_YEARS_EVE.plusYears(5)));
    }

    @Test
    void cannot_end_before_it_begins() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new Window(Window.Kind.LIFETIME, NEW_YEARS_EVE, NEW_YEARS_EVE.minusDays(1)));
    }
}
