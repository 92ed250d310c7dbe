package org.townhound.eventstore;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.Event;
import org.townhound.contracts.EventJson;
import org.townhound.contracts.UnreadableEvent;
import org.townhound.contracts.wire.EventTypes;

/**
 * An event as it stands in the store; the attributes are those of {@code design.md} 4.9.
 *
 * <p>Instants are kept to the microsecond. Two are there on purpose: rules count by when something happened, audits ask
 * when the town knew of it.
 *
 * @param eventId unique
 * @param stream the stream
 * @param version its place in the stream, gapless from one
 * @param type the name on the wire
 * @param occurredAt when it happened
 * @param occurredOn the civil date of that instant in the town
 * @param recordedAt when it was recorded, by the injected clock
 * @param actor who caused it, opaque
 * @param correlationId shared by everything that one request set off
 * @param causationId the event that caused it, or null
 * @param traceparent W3C trace context, or null
 * @param payload the stored text, byte for byte
 */
public record StoredEvent(
        UUID eventId,
        StreamId stream,
        long version,
        String type,
        Instant occurredAt,
        LocalDate occurredOn,
        Instant recordedAt,
        String actor,
        UUID correlationId,
        UUID causationId,
        String traceparent,
        String payload) {

    /**
     * The event itself.
     *
     * <p>The text is parsed at each call; nothing is cached.
     *
     * @throws UnreadableEvent when this release does not know the type, or the text does not fit
     */
    public Event event() {
        return EventJson.read(
                payload,
                EventTypes.named(type)
                        .orElseThrow(() -> new UnreadableEvent("upgrade needed: no record for " + type))
                        .record());
    }
}
