package org.townhound.ordinances.values;

import java.util.Objects;

/**
 * A fee that the law sets.
 *
 * @param rate how much, and where the law says so
 * @param payee who receives it, such as {@code town-clerk}
 */
public record Fee(InForce<Money> rate, String payee) {
    public Fee {
        Objects.requireNonNull(rate, "rate");
        Objects.requireNonNull(payee, "payee");
    }

    public Money amount() {
        return rate.value();
    }

    public Applied because() {
        return rate.because();
    }
}
