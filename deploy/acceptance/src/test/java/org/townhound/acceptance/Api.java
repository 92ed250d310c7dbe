package org.townhound.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.UUID;

/** One service, called as a client of the town would call it. */
final class Api {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final String url;
    private final String token;

    Api(String url, String token) {
        this.url = url;
        this.token = token;
    }

    Answer get(String path) {
        return send(request(path).GET());
    }

    Answer put(String path, String body) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .PUT(HttpRequest.BodyPublishers.ofString(body)));
    }

    /** A command under a new idempotency key that waits for its consequences. */
    Answer post(String path, String body) {
        return post(path, body, UUID.randomUUID().toString());
    }

    Answer post(String path, String body, String key) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", key)
                .header("Prefer", "wait=5")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(url + path))
                .timeout(TIMEOUT)
                .header("Authorization", "Bearer " + token);
    }

    private Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            String body = response.body();
            return new Answer(response.statusCode(), body.isBlank() ? JSON.nullNode() : JSON.readTree(body));
        } catch (IOException unreachable) {
            throw new UncheckedIOException(unreachable);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /**
     * What a service answered.
     *
     * @param status the HTTP status
     * @param body the JSON, or null
     */
    record Answer(int status, JsonNode body) {
        JsonNode expecting(int expected) {
            if (status != expected) {
                throw new AssertionError("expected " + expected + " but was " + status + ": " + body);
            }
            return body;
        }
    }
}
