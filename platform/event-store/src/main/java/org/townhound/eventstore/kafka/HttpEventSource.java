package org.townhound.eventstore.kafka;

import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.client.WebClientOptions;
import io.vertx.mutiny.core.Vertx;
import io.vertx.mutiny.ext.web.client.HttpResponse;
import io.vertx.mutiny.ext.web.client.WebClient;
import java.io.IOException;
import java.util.List;
import org.townhound.eventstore.EventSource;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedEventJson;
import org.townhound.eventstore.ServiceToken;

/**
 * {@code GET /platform/events?lane=&from=&limit=} of another service, under this service's own identity.
 *
 * <p>The answer is read as {@link SealedEventJson}. A status other than 200 fails with an {@link IOException}, no
 * answer within five seconds with a timeout.
 */
final class HttpEventSource implements EventSource {
    /** For the connection, and again for the answer. */
    private static final int TIMEOUT_MILLISECONDS = 5_000;

    private static final int OK = 200;

    private final WebClient client;
    private final String url;
    private final ServiceToken token;

    /**
     * A source that has not been asked yet.
     *
     * @param url without a trailing slash
     * @param token asked anew for each question
     */
    HttpEventSource(Vertx vertx, String url, ServiceToken token) {
        this.client = WebClient.create(vertx, new WebClientOptions().setConnectTimeout(TIMEOUT_MILLISECONDS));
        this.url = url;
        this.token = token;
    }

    @Override
    public Uni<List<SealedEvent>> lane(int lane, long laneSeq, int limit) {
        return token.current()
                .flatMap(bearer -> client.getAbs(url + "/platform/events")
                        .addQueryParam("lane", Integer.toString(lane))
                        .addQueryParam("from", Long.toString(laneSeq))
                        .addQueryParam("limit", Integer.toString(limit))
                        .bearerTokenAuthentication(bearer)
                        .timeout(TIMEOUT_MILLISECONDS)
                        .send())
                .flatMap(HttpEventSource::events);
    }

    /** Closes the connections that are kept open between two questions. */
    void close() {
        client.close();
    }

    private static Uni<List<SealedEvent>> events(HttpResponse<?> response) {
        return response.statusCode() == OK
                ? Uni.createFrom().item(SealedEventJson.read(response.bodyAsString()))
                : Uni.createFrom().failure(new IOException("the source answered " + response.statusCode()));
    }
}
