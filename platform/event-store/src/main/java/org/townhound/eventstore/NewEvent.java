package org.townhound.eventstore;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.Event;

/**
 * An event about to be appended.
 *
 * <p>Its version, place and lane are not known yet: they follow from the stream it is appended to.
 *
 * @param eventId made by the caller: UUIDv7 for a command, {@link Ids#consequence} for what an event causes
 * @param event what happened
 * @param occurredAt when it happened; kept to the microsecond
 * @param occurredOn the civil date of that instant in the town
 * @param cause what led to this one event, or null where the append's provenance says so for all of them
 */
public record NewEvent(UUID eventId, Event event, Instant occurredAt, LocalDate occurredOn, Cause cause) {
    /**
     * An event whose cause is that of the whole append.
     *
     * @param eventId made by the caller
     * @param event what happened
     * @param occurredAt when it happened
     * @param occurredOn its civil date in the town
     */
    public NewEvent(UUID eventId, Event event, Instant occurredAt, LocalDate occurredOn) {
        this(eventId, event, occurredAt, occurredOn, null);
    }
}
