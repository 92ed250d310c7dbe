package org.townhound.enforcement.ledger.application;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.eventstore.StreamVersion;

/**
 * A ledger as it can be shown; an incomplete one misses an input, and nothing new is assessed in it. {@code awaited} was
 * recorded and is on its way to the ledger.
 */
public record LedgerReading(List<AssessedOffense> offenses, boolean incomplete, List<StreamVersion> awaited) {
    public LedgerReading {
        offenses = List.copyOf(offenses);
        awaited = List.copyOf(awaited);
    }

    public Optional<AssessedOffense> offense(UUID offenseId) {
        return offenses.stream()
                .filter(offense -> offense.offenseId().equals(offenseId))
                .findFirst();
    }
}
