package org.townhound.acceptance.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;

/** Calls services as a client of the town would. */
public final class Http {
    /** For reading and writing bodies; numbers stay exact. */
    public static final ObjectMapper JSON =
            new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private static final Duration TIMEOUT = Duration.ofSeconds(40);

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(5))
            .build();

    /**
     * Sends one request and waits for the answer.
     *
     * @param body missing for none
     * @throws IOException when there is no answer
     */
    public Answer send(String method, String url, Map<String, String> headers, JsonNode body) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url)).timeout(TIMEOUT);
        headers.forEach(request::header);
        if (!body.isMissingNode()) {
            request.header("Content-Type", "application/json");
        }
        request.method(
                method, body.isMissingNode() ? BodyPublishers.noBody() : BodyPublishers.ofString(body.toString()));
        try {
            var response = client.send(request.build(), BodyHandlers.ofString());
            return new Answer(response.statusCode(), read(response.body()));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }

    private static JsonNode read(String body) {
        try {
            return body.isBlank() ? NullNode.getInstance() : JSON.readTree(body);
        } catch (JsonProcessingException other) {
            return TextNode.valueOf(body);
        }
    }
}
