package org.townhound.enforcement.ledger.domain;

import java.time.LocalDate;
import org.townhound.ordinances.values.Applied;

/** How many days after an offense its notice can still go out. */
public record MailingLimit(int days, Applied because) {
    LocalDate lastDay(LocalDate occurredOn) {
        return occurredOn.plusDays(days);
    }
}
