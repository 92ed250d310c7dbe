package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * A legal holiday while one text of the law holds.
 *
 * @param name as people call it, such as {@code Patriots' Day}
 * @param rule how its day is found
 * @param until the last day on which this text holds, inclusive
 * @param because the same as it goes into an event; its citation says since when
 */
public record Holiday(String name, HolidayRule rule, LocalDate until, Applied because) {
    public Holiday {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(until, "until");
        Objects.requireNonNull(because, "because");
    }

    /** The day of the holiday in {@code year}; empty when this text does not hold on it. */
    public Optional<LocalDate> in(int year) {
        return Optional.of(rule.in(year))
                .filter(day -> !day.isBefore(because.citation().effective()))
                .filter(day -> !day.isAfter(until));
    }
}
