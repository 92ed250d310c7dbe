package org.townhound.eventstore.kafka;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedEventJson;

/** Another service's {@code GET /platform/events}, over real HTTP. */
final class OtherService implements AutoCloseable {
    private static final Pattern FROM = Pattern.compile("from=(\\d+)");

    private final HttpServer server;
    private final List<SealedEvent> events;
    private volatile boolean empty;
    private volatile boolean sawBearerToken;

    OtherService(URI url, List<SealedEvent> events) throws IOException {
        this.events = events;
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), url.getPort()), 0);
        server.createContext("/platform/events", this::answer);
        server.start();
    }

    void isEmpty(boolean nothing) {
        empty = nothing;
    }

    boolean sawBearerToken() {
        return sawBearerToken;
    }

    private void answer(HttpExchange exchange) throws IOException {
        sawBearerToken |= exchange.getRequestHeaders().getFirst("Authorization").startsWith("Bearer ");
        Matcher from = FROM.matcher(exchange.getRequestURI().getQuery());
        long first = from.find() ? Long.parseLong(from.group(1)) : 0;
        List<SealedEvent> found = empty
                ? List.of()
                : events.stream().filter(event -> event.laneSeq() >= first).toList();
        byte[] body = SealedEventJson.write("enforcement", found).getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
