package org.townhound.enforcement.ledger.application;

import java.time.LocalDate;
import org.townhound.enforcement.ledger.domain.Facts;

/** An input with the civil date on which it was recorded. */
public record KnownFact(LedgerInput input, LocalDate recordedOn) {
    public Facts addTo(Facts facts) {
        return facts.learn(input.event(), recordedOn);
    }
}
