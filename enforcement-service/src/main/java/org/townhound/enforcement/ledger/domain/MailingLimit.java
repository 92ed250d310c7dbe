package org.townhound.enforcement.ledger.domain;

import java.time.LocalDate;
import org.townhound.ordinances.values.CivilDates;
import org.townhound.ordinances.values.InForce;

/** How many days after an offense its notice can still go out. */
public record MailingLimit(InForce<Integer> days) {
    LocalDate lastDay(LocalDate occurredOn) {
        return CivilDates.lastDayWithin(occurredOn, days.value());
    }
}
