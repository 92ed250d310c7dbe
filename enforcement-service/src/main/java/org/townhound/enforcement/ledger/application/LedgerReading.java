package org.townhound.enforcement.ledger.application;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A ledger as it can be shown; an incomplete one misses an input, and nothing new is assessed in it. */
public record LedgerReading(List<AssessedOffense> offenses, boolean incomplete) {
    public LedgerReading {
        offenses = List.copyOf(offenses);
    }

    public Optional<AssessedOffense> offense(UUID offenseId) {
        return offenses.stream()
                .filter(offense -> offense.offenseId().equals(offenseId))
                .findFirst();
    }
}
