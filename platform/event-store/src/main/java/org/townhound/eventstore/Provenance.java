package org.townhound.eventstore;

import java.time.Instant;
import java.util.UUID;

/**
 * Who caused a transaction's events, when it was recorded, and what led to it.
 *
 * @param recordedAt from the injected clock
 * @param actor opaque: a token's subject, or {@code consumer:<name>}
 * @param correlationId shared by everything that one request set off
 * @param causationId the event that caused these, or null for a command
 * @param traceparent W3C trace context, or null
 */
public record Provenance(Instant recordedAt, String actor, UUID correlationId, UUID causationId, String traceparent) {}
