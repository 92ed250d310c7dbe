package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import org.townhound.ordinances.compliance.FactValue.Head;

/**
 * How many animals of an age there are.
 *
 * @param fact the heads
 * @param ages which of them count
 * @param factor turns the unit of their ages into the base unit
 * @param limit the age that the law names
 */
public record CountedHeads(String fact, Ages ages, BigDecimal factor, Term limit) implements Term {
    /** Which animals count. */
    public enum Ages {
        OVER,
        FROM,
        UP_TO
    }

    @Override
    public Measured measure(Case judged) {
        Measured age = limit.measure(judged);
        return judged.fact(FactValue.Heads.class, fact)
                .map(heads ->
                        age.with(Measured.of(BigDecimal.ZERO, Trace.fact(fact)), (bound, _) -> count(heads, bound)))
                .orElseGet(() -> Measured.missing(fact));
    }

    private BigDecimal count(FactValue.Heads heads, BigDecimal bound) {
        return BigDecimal.valueOf(heads.heads().stream()
                .filter(head -> counts(head, bound))
                .mapToLong(Head::count)
                .sum());
    }

    private boolean counts(Head head, BigDecimal bound) {
        int compared = head.age().multiply(factor).compareTo(bound);
        return switch (ages) {
            case OVER -> compared > 0;
            case FROM -> compared >= 0;
            case UP_TO -> compared <= 0;
        };
    }
}
