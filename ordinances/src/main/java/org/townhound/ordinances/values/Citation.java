package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.Objects;

/**
 * Where a value or a rule stands in a town's law.
 *
 * @param town the town's slug, such as {@code whitman-ma}
 * @param section as the town prints it, such as {@code 110-18.A} after its section sign
 * @param effective the first day on which this text holds
 * @param act what adopted it, such as {@code ATM Art. 21}
 */
public record Citation(String town, String section, LocalDate effective, String act) {
    public Citation {
        Objects.requireNonNull(town, "town");
        Objects.requireNonNull(section, "section");
        Objects.requireNonNull(effective, "effective");
        Objects.requireNonNull(act, "act");
    }
}
