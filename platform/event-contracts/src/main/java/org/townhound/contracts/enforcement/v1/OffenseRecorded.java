package org.townhound.contracts.enforcement.v1;

import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;

/**
 * An officer recorded an offense.
 *
 * @param offenseId made by the client, so that the same form sent twice is one offense
 * @param incidentId offenses of one incident share it
 * @param personId the responsible person
 * @param dogId the dog, or null
 * @param provision the provision offended against, such as {@code leash.at-large}
 * @param action what the officer decided: {@code cite}, {@code warn} or {@code record}
 * @param occurredAt when it happened
 * @param occurredOn the civil date of that instant in the town
 * @param deviceRecordedAt the clock of the device that took the record and its offset, or null
 * @param keeperConfirmed whether licensing was known to have registered the person
 */
public record OffenseRecorded(
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
        implements EnforcementEvent {}
