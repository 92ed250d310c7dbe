package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BinaryOperator;

/**
 * A quantity as far as the facts tell it.
 *
 * @param amount in base units; empty when a fact is missing
 * @param missing the missing facts
 * @param trace what was looked at
 */
public record Measured(Optional<BigDecimal> amount, SortedSet<String> missing, Trace trace) {
    static Measured of(BigDecimal amount, Trace trace) {
        return new Measured(Optional.of(amount), new TreeSet<>(), trace);
    }

    static Measured missing(String fact) {
        return new Measured(Optional.empty(), new TreeSet<>(List.of(fact)), Trace.NONE);
    }

    Measured with(Measured other, BinaryOperator<BigDecimal> reckon) {
        TreeSet<String> both = new TreeSet<>(missing);
        both.addAll(other.missing);
        return new Measured(
                amount.flatMap(mine -> other.amount.map(theirs -> reckon.apply(mine, theirs))),
                both,
                trace.and(other.trace));
    }
}
