package org.townhound.kit;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.restassured.RestAssured;
import java.io.IOException;
import java.net.Socket;

/** Requests that no client library would send, and all that is answered until the server hangs up. */
final class Raw {
    private Raw() {}

    static String exchange(String... lines) throws IOException {
        try (Socket socket = new Socket("localhost", RestAssured.port)) {
            socket.getOutputStream().write((String.join("\r\n", lines) + "\r\n\r\n").getBytes(UTF_8));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        }
    }
}
