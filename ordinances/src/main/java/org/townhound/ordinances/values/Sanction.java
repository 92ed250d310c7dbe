package org.townhound.ordinances.values;

import java.util.Objects;

/**
 * What the law attaches to one step of a ladder.
 *
 * @param kind a fine of {@code amount}, or a written warning, which costs nothing
 * @param amount zero for a warning
 */
public record Sanction(Kind kind, Money amount) {
    /** The kinds of sanction that a fine schedule knows. */
    public enum Kind {
        FINE,
        WARNING
    }

    public Sanction {
        Objects.requireNonNull(kind, "kind");
        if (kind == Kind.WARNING && !amount.isZero()) {
            throw new IllegalArgumentException("a written warning costs nothing");
        }
    }

    public static Sanction fine(Money amount) {
        return new Sanction(Kind.FINE, amount);
    }

    public static Sanction warning() {
        return new Sanction(Kind.WARNING, Money.ZERO);
    }
}
