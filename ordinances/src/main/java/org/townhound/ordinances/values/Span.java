package org.townhound.ordinances.values;

import java.time.LocalDate;

/** How long offenses count against each other. */
public sealed interface Span {
    /** The window in which an offense of {@code day} looks for others. */
    Window around(LocalDate day);

    /** From the first to the last day of the year. */
    record CalendarYear() implements Span {
        @Override
        public Window around(LocalDate day) {
            return Window.around(Window.Kind.CALENDAR_YEAR, day);
        }
    }

    /** For ever. */
    record Lifetime() implements Span {
        @Override
        public Window around(LocalDate day) {
            return Window.around(Window.Kind.LIFETIME, day);
        }
    }

    /**
     * A number of months that end with the day of the offense itself.
     *
     * @param months calendar months, at least one; of twelve months the same day of the last year is no part
     */
    record Rolling(int months) implements Span {
        public Rolling {
            if (months < 1) {
                throw new IllegalArgumentException("a rolling window has at least one month");
            }
        }

        @Override
        public Window around(LocalDate day) {
            return new Window(Window.Kind.ROLLING, day.minusMonths(months).plusDays(1), day);
        }
    }

    /** Not at all: every offense is a first one, and its window is its own day. */
    record None() implements Span {
        @Override
        public Window around(LocalDate day) {
            return new Window(Window.Kind.NONE, day, day);
        }
    }
}
