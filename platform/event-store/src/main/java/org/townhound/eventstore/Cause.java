package org.townhound.eventstore;

import java.util.UUID;

/**
 * What led to an event, where one transaction draws the consequences of several: a batch has many causes.
 *
 * <p>It takes precedence, event by event, over the causation, correlation and trace of {@link Provenance}; actor and
 * recording time always come from there.
 *
 * @param causationId the causing event
 * @param correlationId shared by everything that one request set off
 * @param traceparent W3C trace context, or null
 */
public record Cause(UUID causationId, UUID correlationId, String traceparent) {
    /**
     * The cause of whatever follows from {@code event}: a consequence keeps its correlation and its trace, and names it
     * as the one that set it off.
     */
    public static Cause of(StoredEvent event) {
        return new Cause(event.eventId(), event.correlationId(), event.traceparent());
    }
}
