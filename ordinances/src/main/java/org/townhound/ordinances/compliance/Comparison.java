package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.util.TreeSet;

/**
 * Two quantities in one base unit, compared.
 *
 * @param left what is compared
 * @param how in which way
 * @param right with what
 */
public record Comparison(Term left, How how, Term right) implements Condition {
    /** How two quantities may stand to each other. */
    public enum How {
        AT_LEAST,
        AT_MOST,
        MORE_THAN,
        LESS_THAN
    }

    @Override
    public Judgment judge(Case judged) {
        Measured one = left.measure(judged);
        Measured other = right.measure(judged);
        Trace trace = one.trace().and(other.trace());
        TreeSet<String> missing = new TreeSet<>(one.missing());
        missing.addAll(other.missing());
        return missing.isEmpty()
                ? Judgment.known(
                        holds(one.amount().orElseThrow(), other.amount().orElseThrow()), trace)
                : Judgment.unknown(missing, trace);
    }

    private boolean holds(BigDecimal one, BigDecimal other) {
        int compared = one.compareTo(other);
        return switch (how) {
            case AT_LEAST -> compared >= 0;
            case AT_MOST -> compared <= 0;
            case MORE_THAN -> compared > 0;
            case LESS_THAN -> compared < 0;
        };
    }
}
