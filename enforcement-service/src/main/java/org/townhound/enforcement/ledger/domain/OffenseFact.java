package org.townhound.enforcement.ledger.domain;

import static java.util.Comparator.comparing;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;

public record OffenseFact(
        UUID offenseId,
        UUID incidentId,
        UUID personId,
        String provision,
        Action action,
        Instant occurredAt,
        LocalDate occurredOn,
        LocalDate recordedOn) {

    public static final Comparator<OffenseFact> BY_OCCURRENCE = comparing(OffenseFact::occurredAt)
            .thenComparing(fact -> fact.offenseId().toString());

    public static OffenseFact of(OffenseRecorded event, LocalDate recordedOn) {
        return new OffenseFact(
                event.offenseId(),
                event.incidentId(),
                event.personId(),
                event.provision(),
                Action.of(event.action()),
                event.occurredAt(),
                event.occurredOn(),
                recordedOn);
    }
}
