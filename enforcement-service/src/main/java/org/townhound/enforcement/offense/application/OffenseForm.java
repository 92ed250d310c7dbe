package org.townhound.enforcement.offense.application;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.townhound.enforcement.offense.domain.OffenseCommand.RecordOffense;

/** What an officer's form says; {@code dogId} and {@code deviceRecordedAt} may be null. */
public record OffenseForm(
        UUID offenseId,
        UUID incidentId,
        UUID personId,
        UUID dogId,
        String provision,
        String action,
        Instant occurredAt,
        OffsetDateTime deviceRecordedAt) {

    RecordOffense command(LocalDate occurredOn, boolean keeperConfirmed) {
        return new RecordOffense(
                offenseId,
                incidentId,
                personId,
                dogId,
                provision,
                action,
                occurredAt,
                occurredOn,
                deviceRecordedAt,
                keeperConfirmed);
    }
}
