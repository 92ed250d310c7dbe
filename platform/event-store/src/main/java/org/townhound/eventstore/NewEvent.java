package org.townhound.eventstore;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.Event;

/**
 * An event about to be appended.
 *
 * @param eventId made by the caller: UUIDv7 for a command, {@link Ids#consequence} for what an event causes
 * @param event what happened
 * @param occurredAt when it happened; kept to the microsecond
 * @param occurredOn the civil date of that instant in the town
 */
public record NewEvent(UUID eventId, Event event, Instant occurredAt, LocalDate occurredOn) {}
