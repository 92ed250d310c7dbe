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
        /** From the first to the last day of a year. */
        CALENDAR_YEAR,
        /** Through all days. */
        LIFETIME,
        /** A number of months that end with the day of the offense. */
        ROLLING,
        /** The day of the offense alone. */
        NONE
    }

    public Window {
        Objects.requireNonNull(kind, "kind");
        if (until.isBefore(from)) {
            throw new IllegalArgumentException("a window ends on or after its first day");
        }
    }

    /**
     * The window of {@code kind} that holds {@code day}.
     *
     * @throws IllegalArgumentException for a rolling window, whose months {@link Span} knows
     */
    public static Window around(Kind kind, LocalDate day) {
        return switch (kind) {
            case CALENDAR_YEAR ->
                new Window(kind, day.withDayOfYear(1), day.withMonth(12).withDayOfMonth(31));
            case LIFETIME -> new Window(kind, LocalDate.of(1, 1, 1), LocalDate.of(9999, 12, 31));
            case NONE -> new Window(kind, day, day);
            case ROLLING ->
                throw new IllegalArgumentException("how many months a rolling window has is not known here");
        };
    }

    /** Whether an offense of {@code day} counts; in a window of the kind {@code NONE} no other one does. */
    public boolean holds(LocalDate day) {
        return kind != Kind.NONE && !day.isBefore(from) && !day.isAfter(until);
    }
}
