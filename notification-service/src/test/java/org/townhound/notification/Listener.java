package org.townhound.notification;

import io.restassured.RestAssured;
import io.vertx.core.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.townhound.testkit.Tokens;

/** A client of the feed that reads server-sent events as they come. */
final class Listener implements AutoCloseable {
    private final HttpClient client = HttpClient.newHttpClient();
    private final List<Heard> heard = new CopyOnWriteArrayList<>();
    private final AtomicInteger signs = new AtomicInteger();
    private final Thread thread;
    private final HttpResponse<Stream<String>> answer;

    /** An event and the id under which it came. */
    record Heard(String id, JsonObject event) {
        String stream() {
            return event.getString("subject");
        }

        long version() {
            return Long.parseLong(event.getString("streamversion"));
        }
    }

    private Listener(HttpRequest request) throws IOException, InterruptedException {
        this.answer = client.send(request, HttpResponse.BodyHandlers.ofLines());
        this.thread = Thread.ofVirtual().start(this::read);
    }

    static Listener in(String town) throws IOException, InterruptedException {
        return new Listener(request(town).build());
    }

    static Listener in(String town, String lastEventId) throws IOException, InterruptedException {
        return new Listener(request(town).header("Last-Event-ID", lastEventId).build());
    }

    static HttpRequest.Builder request(String town) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + RestAssured.port + "/towns/" + town + "/events"))
                .header("Authorization", "Bearer " + Tokens.of("integration", town));
    }

    int status() {
        return answer.statusCode();
    }

    List<Heard> heard() {
        return List.copyOf(heard);
    }

    List<Heard> heardOf(String stream) {
        return heard.stream().filter(one -> one.stream().equals(stream)).toList();
    }

    /** How many comments came. */
    int signsOfLife() {
        return signs.get();
    }

    private void read() {
        String[] id = new String[1];
        try {
            answer.body().forEach(line -> {
                if (line.startsWith("id:")) {
                    id[0] = line.substring(3);
                } else if (line.startsWith("data:")) {
                    heard.add(new Heard(id[0], new JsonObject(line.substring(5))));
                } else if (line.startsWith(":")) {
                    signs.incrementAndGet();
                }
            });
        } catch (RuntimeException closed) {
            // the line was closed, by this side or the other
            return;
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
        thread.interrupt();
    }
}
