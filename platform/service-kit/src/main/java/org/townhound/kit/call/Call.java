package org.townhound.kit.call;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * One call of the REST interface, after it was let in.
 *
 * @param town the slug in its path, or an empty text for a call that belongs to no town
 * @param actor the token's subject, opaque; {@code public} where no token was needed
 * @param client the software that calls, from the token, or the actor where it does not say
 * @param roles the roles that hold in this town
 * @param method such as {@code POST}
 * @param path as called, without its query
 * @param idempotencyKey the header as sent, not yet checked
 * @param correlationId shared by everything that this call sets off
 * @param traceparent W3C trace context, or null
 * @param waitFor what {@code Prefer: wait=} asks for, at most ten seconds
 * @param after what {@code ?after=} names, not yet checked
 */
public record Call(
        String town,
        String actor,
        String client,
        Set<String> roles,
        String method,
        String path,
        Optional<String> idempotencyKey,
        UUID correlationId,
        String traceparent,
        Optional<Duration> waitFor,
        Optional<String> after) {}
