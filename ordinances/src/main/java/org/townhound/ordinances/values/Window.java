package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.Objects;

/**
 * The span in which offenses count against each other.
 *
 * @param kind how the law counts
 * @param from first day, inclusive
 * @param until last day, inclusive
 */
public record Window(Kind kind, LocalDate from, LocalDate until) {
    /** How a law counts priors. */
    public enum Kind {
        CALENDAR_YEAR,
        LIFETIME
    }

    public Window {
        Objects.requireNonNull(kind, "kind");
        if (until.isBefore(from)) {
            throw new IllegalArgumentException("a window ends on or after its first day");
        }
    }

    /** The window of {@code kind} that holds {@code day}. */
    public static Window around(Kind kind, LocalDate day) {
        return switch (kind) {
            case CALENDAR_YEAR ->
                new Window(kind, day.withDayOfYear(1), day.withMonth(12).withDayOfMonth(31));
            case LIFETIME -> new Window(kind, LocalDate.of(1, 1, 1), LocalDate.of(9999, 12, 31));
        };
    }

    public boolean holds(LocalDate day) {
        return !day.isBefore(from) && !day.isAfter(until);
    }
}
