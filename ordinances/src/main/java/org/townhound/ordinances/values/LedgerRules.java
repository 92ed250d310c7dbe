package org.townhound.ordinances.values;

import java.util.Objects;

/**
 * How a ledger of offenses answers to facts that come late, and which offenses it counts.
 *
 * @param increase what becomes of an issued notice that would be dearer
 * @param decrease what becomes of an issued notice that would be cheaper
 * @param countsUncited whether an offense with no citation counts like a cited one
 */
public record LedgerRules(InForce<Increase> increase, InForce<Decrease> decrease, InForce<Boolean> countsUncited) {
    /** What becomes of an issued notice that a later fact makes dearer. */
    public enum Increase {
        PROPOSE,
        APPLY,
        IGNORE
    }

    /** What becomes of an issued notice that a later fact makes cheaper. */
    public enum Decrease {
        APPLY,
        PROPOSE
    }

    public LedgerRules {
        Objects.requireNonNull(increase, "increase");
        Objects.requireNonNull(decrease, "decrease");
        Objects.requireNonNull(countsUncited, "countsUncited");
    }
}
