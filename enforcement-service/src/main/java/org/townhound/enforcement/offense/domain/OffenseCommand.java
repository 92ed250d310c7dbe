package org.townhound.enforcement.offense.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;

public sealed interface OffenseCommand {
    record RecordOffense(
            UUID offenseId,
            UUID incidentId,
            UUID personId,
            UUID dogId,
            String provision,
            String action,
            Instant occurredAt,
            LocalDate occurredOn,
            OffsetDateTime deviceRecordedAt,
            boolean keeperConfirmed)
            implements OffenseCommand {}

    record VoidOffense(UUID offenseId, String reason) implements OffenseCommand {}
}
