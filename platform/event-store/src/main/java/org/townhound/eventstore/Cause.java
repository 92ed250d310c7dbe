package org.townhound.eventstore;

import java.util.UUID;

/**
 * What led to an event, where one transaction draws the consequences of several: a batch has many causes.
 *
 * @param causationId the causing event
 * @param correlationId shared by everything that one request set off
 * @param traceparent W3C trace context, or null
 */
public record Cause(UUID causationId, UUID correlationId, String traceparent) {
    /** The cause of whatever follows from {@code event}. */
    public static Cause of(StoredEvent event) {
        return new Cause(event.eventId(), event.correlationId(), event.traceparent());
    }
}
