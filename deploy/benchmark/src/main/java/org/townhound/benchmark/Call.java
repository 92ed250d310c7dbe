package org.townhound.benchmark;

import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.UUID;

/**
 * One kind of request, made anew for each id.
 *
 * @param url of the collection that takes it
 * @param token of whoever may
 * @param waits whether the answer waits for what follows from it
 * @param body makes the body for an id
 */
record Call(URI url, String token, boolean waits, Body body) {
    /** Makes a body. */
    @FunctionalInterface
    interface Body {
        String of(UUID id);
    }

    /** An answer that takes longer is none; it is far beyond what any aim allows. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    /** The id is also the idempotency key. */
    HttpRequest request(UUID id) {
        HttpRequest.Builder request = HttpRequest.newBuilder(url)
                .timeout(PATIENCE)
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", id.toString())
                .POST(HttpRequest.BodyPublishers.ofString(body.of(id)));
        return (waits ? request.header("Prefer", "wait=5") : request).build();
    }
}
