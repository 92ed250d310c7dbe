package org.townhound.launcher;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** A program in the place of a service: says that it is ready, and with which environment it was started. */
final class StandInService {
    private StandInService() {}

    public static void main(String[] arguments) throws IOException {
        String host = System.getenv("QUARKUS_HTTP_HOST");
        int port = Integer.parseInt(System.getenv("QUARKUS_HTTP_PORT"));
        HttpServer server = HttpServer.create(new InetSocketAddress(host, port), 0);
        server.createContext("/q/health/ready", exchange -> answer(exchange, "UP"));
        server.createContext("/environment/", exchange -> {
            String name = exchange.getRequestURI().getPath().substring("/environment/".length());
            answer(exchange, System.getenv().getOrDefault(name, "(none)"));
        });
        server.start();
    }

    /** Puts a jar that runs this class where the launcher looks for a service. */
    static void install(Path home, String service) throws IOException {
        Path jar = home.resolve(service + "-service/target/quarkus-app/quarkus-run.jar");
        Files.createDirectories(jar.getParent());
        Path classes = Path.of(System.getProperty("user.dir"), "target", "test-classes");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, StandInService.class.getName());
        manifest.getMainAttributes()
                .put(Attributes.Name.CLASS_PATH, classes.toUri().toString());
        try (OutputStream file = Files.newOutputStream(jar)) {
            new JarOutputStream(file, manifest).close();
        }
    }

    private static void answer(HttpExchange exchange, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
