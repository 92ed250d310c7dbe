package org.townhound.acceptance.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The clock of all services, moved by hand and only forward. */
final class SimulatedTime {
    private static final int OK = 200;
    /** A service that is still at work on what is due says so after a while; the same call waits again. */
    private static final Duration SHORTEST = Duration.ofMinutes(1);

    private static final long BETWEEN_TRIES = TimeUnit.MILLISECONDS.toNanos(200);

    private final Services services;
    private final String town;
    private final Http http;
    private final Duration patience;
    private Instant now = Instant.MIN;

    /**
     * A clock that was not moved yet.
     *
     * @param town any town; its operator moves the clock
     */
    SimulatedTime(Services services, String town, Http http, Patience patience) {
        this.services = services;
        this.town = town;
        this.http = http;
        this.patience = patience.atMost().compareTo(SHORTEST) < 0 ? SHORTEST : patience.atMost();
    }

    /**
     * Moves every service's clock at once and waits until all have done what was due.
     *
     * @throws IllegalStateException when a service cannot be told
     */
    void isAtLeast(OffsetDateTime at) {
        if (!at.toInstant().isAfter(now)) {
            return;
        }
        now = at.toInstant();
        List<String> refusals = services.withClock().parallelStream()
                .map(service -> tell(service, at))
                .filter(refusal -> !refusal.isEmpty())
                .toList();
        if (!refusals.isEmpty()) {
            throw new IllegalStateException("The clock cannot be moved to " + at + ": " + refusals);
        }
    }

    /** Empty once the service has moved its clock. */
    private String tell(String service, OffsetDateTime at) {
        long deadline = System.nanoTime() + patience.toNanos();
        String refusal = attempt(service, at);
        while (!refusal.isEmpty() && System.nanoTime() < deadline) {
            LockSupport.parkNanos(BETWEEN_TRIES);
            refusal = attempt(service, at);
        }
        return refusal;
    }

    private String attempt(String service, OffsetDateTime at) {
        try {
            JsonNode body =
                    Http.JSON.createObjectNode().put("instant", at.toInstant().toString());
            Map<String, String> headers = Map.of("Authorization", "Bearer " + services.token("operator", town));
            Answer answer = http.send("PUT", services.url(service) + "/simulation/clock", headers, body);
            return answer.status() == OK ? "" : service + " answers " + answer;
        } catch (IOException unreachable) {
            return service + " does not answer: " + unreachable;
        }
    }
}
