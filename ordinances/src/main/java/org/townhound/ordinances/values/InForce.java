package org.townhound.ordinances.values;

import java.util.Objects;

/**
 * A value of law in force on one day, ready to be reckoned with and to be written down.
 *
 * @param value the value, typed
 * @param because the same value as it goes into an event, with its section
 * @param <T> such as {@link Money}, {@code Integer} or {@code MonthDay}
 */
public record InForce<T>(T value, Applied because) {
    public InForce {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(because, "because");
    }

    public Citation citation() {
        return because.citation();
    }
}
