package org.townhound.acceptance.play;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A service that echoes what it is sent and keeps a list of its calls; {@code /n} answers how often it was asked. */
final class StandInService implements Services, AutoCloseable {
    private final HttpServer server;
    private final AtomicInteger asked = new AtomicInteger();
    final List<String> calls = new CopyOnWriteArrayList<>();

    StandInService() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    private void answer(HttpExchange call) throws IOException {
        String body = new String(call.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        String path = call.getRequestURI().toString();
        calls.add(call.getRequestMethod() + " " + path + " " + body);
        if (path.equals("/events")) {
            follow(call);
            return;
        }
        boolean clock = path.equals("/simulation/clock");
        String said = path.equals("/n") ? "{\"n\":" + asked.incrementAndGet() + "}" : body;
        byte[] bytes = said.getBytes(StandardCharsets.UTF_8);
        call.sendResponseHeaders(call.getRequestMethod().equals("POST") && !clock ? 201 : 200, bytes.length);
        call.getResponseBody().write(bytes);
        call.close();
    }

    /** One event for each connection, the second of which breaks off in the middle of another. */
    private void follow(HttpExchange call) throws IOException {
        String last = call.getRequestHeaders().getFirst("Last-Event-ID");
        int next = last == null ? 1 : Integer.parseInt(last) + 1;
        String event = "id: %1$d\ndata: {\"id\":\"e%1$d\",\"subject\":\"s\",\"streamversion\":%1$d}\n".formatted(next);
        call.sendResponseHeaders(200, 0);
        String all = ": alive\n\n" + event + (asked.incrementAndGet() == 2 ? "" : "\n");
        call.getResponseBody().write(all.getBytes(StandardCharsets.UTF_8));
        call.close();
    }

    @Override
    public String url(String service) {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @Override
    public List<String> withClock() {
        return List.of("echo");
    }

    @Override
    public String token(String role, String town) {
        return role + "@" + town;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
