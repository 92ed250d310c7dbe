package org.townhound.eventstore;

import java.time.Instant;
import java.util.UUID;

/**
 * Who caused a transaction's events, when it was recorded, and what led to it.
 *
 * <p>It holds for every event of one {@link Append}, except where an event names a {@link Cause} of its own. It never
 * holds a name, an address or anything else about a person: the actor is an opaque subject.
 *
 * @param recordedAt from the injected clock
 * @param actor opaque: a token's subject, or {@code consumer:<name>}
 * @param correlationId shared by everything that one request set off
 * @param causationId the event that caused these, or null for a command
 * @param traceparent W3C trace context, or null
 */
public record Provenance(Instant recordedAt, String actor, UUID correlationId, UUID causationId, String traceparent) {}
