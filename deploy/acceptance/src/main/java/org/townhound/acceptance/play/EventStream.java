package org.townhound.acceptance.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A dashboard that follows server-sent events in the background and keeps all it saw. When the line breaks it comes back
 * with the id of the last event.
 */
final class EventStream implements AutoCloseable {
    private static final long BEFORE_COMING_BACK = TimeUnit.MILLISECONDS.toNanos(200);
    private static final int OK = 200;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final URI url;
    private final Map<String, String> headers;
    private final List<JsonNode> events = new ArrayList<>();
    private final Thread thread;
    private volatile int status;
    private volatile boolean closed;
    private String lastId = "";

    EventStream(String url, Map<String, String> headers) {
        this.url = URI.create(url);
        this.headers = headers;
        this.thread = Thread.ofVirtual().name("dashboard").start(this::follow);
    }

    /**
     * What it has seen so far: {@code count}; {@code once}, whether no event came twice by its id; {@code inOrder}, whether
     * the versions of each stream followed one another; and the {@code events}.
     */
    synchronized Answer seen() {
        Set<JsonNode> ids = new HashSet<>();
        Map<JsonNode, Integer> versions = new HashMap<>();
        boolean once = true;
        boolean inOrder = true;
        for (JsonNode event : events) {
            once &= ids.add(event.path("id"));
            int version = event.path("streamversion").asInt();
            Integer before = versions.put(event.path("subject"), version);
            inOrder &= version == (before == null ? 1 : before + 1);
        }
        ObjectNode seen = Http.JSON.createObjectNode();
        seen.put("count", events.size()).put("once", once).put("inOrder", inOrder);
        seen.putArray("events").addAll(events);
        return new Answer(status, seen);
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        client.shutdownNow();
    }

    private void follow() {
        while (!closed) {
            try {
                read();
            } catch (IOException | UncheckedIOException broken) {
                LockSupport.parkNanos(BEFORE_COMING_BACK);
            } catch (InterruptedException ended) {
                return;
            }
        }
    }

    private void read() throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(url).header("Accept", "text/event-stream");
        headers.forEach(request::header);
        if (!lastId.isEmpty()) {
            request.header("Last-Event-ID", lastId);
        }
        HttpResponse<Stream<String>> response = client.send(request.build(), BodyHandlers.ofLines());
        status = response.statusCode();
        if (status != OK) {
            LockSupport.parkNanos(BEFORE_COMING_BACK);
            return;
        }
        try (Stream<String> lines = response.body()) {
            Pending pending = new Pending();
            lines.forEach(line -> take(line, pending));
        }
    }

    /** An event that is still being read. */
    private static final class Pending {
        private final StringBuilder data = new StringBuilder();
        private String id = "";
    }

    /** An event is there with the empty line after it; what breaks off before never came. */
    private synchronized void take(String line, Pending pending) {
        if (line.startsWith("id:")) {
            pending.id = line.substring("id:".length()).strip();
        } else if (line.startsWith("data:")) {
            pending.data.append(line.substring("data:".length()).strip());
        } else if (line.isEmpty() && !pending.data.isEmpty()) {
            try {
                events.add(Http.JSON.readTree(pending.data.toString()));
            } catch (IOException noJson) {
                throw new UncheckedIOException(noJson);
            }
            lastId = pending.id;
            pending.data.setLength(0);
        }
    }
}
