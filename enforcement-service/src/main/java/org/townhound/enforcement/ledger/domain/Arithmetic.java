package org.townhound.enforcement.ledger.domain;

import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Sanction;

/** One line that a person can check with a pencil. */
final class Arithmetic {
    private Arithmetic() {}

    static String of(int ordinal, int priorOffenses, Ladder ladder) {
        int priors = ordinal - 1;
        String shared = priorOffenses > priors ? " (" + priorOffenses + " offenses, one incident counted once)" : "";
        String last = ordinal > ladder.steps().size()
                ? ", at the last step, " + ladder.steps().size()
                : "";
        return priors + (priors == 1 ? " prior" : " priors") + shared + " + 1 = offense " + ordinal + last + ": "
                + spoken(ladder.step(ordinal).sanction());
    }

    private static String spoken(Sanction sanction) {
        return switch (sanction.kind()) {
            case FINE -> "fine " + sanction.amount().spoken();
            case WARNING -> "written warning";
        };
    }
}
