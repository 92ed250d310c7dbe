package org.townhound.kit.account;

import org.townhound.kit.problem.ProblemException;
import org.townhound.ordinances.values.Money;

/** Amounts in forms. */
final class Amounts {
    private Amounts() {}

    /**
     * Lets an amount pass.
     *
     * @throws ProblemException 400 naming {@code /amount} for nothing or less
     */
    static Money positive(Money amount) {
        if (!amount.isPositive()) {
            throw ProblemException.badField("/amount", "The field /amount must be more than nothing.");
        }
        return amount;
    }
}
