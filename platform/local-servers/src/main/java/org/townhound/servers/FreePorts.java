package org.townhound.servers;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ports on 127.0.0.1 that nobody listens on, taken from 20000 to 31999: below the range from which operating systems give
 * ports to outgoing connections, so that a port found free stays free.
 */
public final class FreePorts {
    private static final int FIRST = 20_000;
    private static final int AFTER_LAST = 32_000;
    private static final int TRIES = 200;
    private static final int CONNECT_MILLIS = 500;

    private FreePorts() {}

    /**
     * One free port.
     *
     * @throws ServerFailure when none is found
     */
    public static int next() {
        for (int tried = 0; tried < TRIES; tried++) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, AFTER_LAST);
            if (isFree(port)) {
                return port;
            }
        }
        throw new ServerFailure("No free port between " + FIRST + " and " + AFTER_LAST + " on 127.0.0.1.");
    }

    /** Whether a server could listen on this port of 127.0.0.1 now. */
    public static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether somebody accepts connections on this port of 127.0.0.1 now. */
    static boolean isListening(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), CONNECT_MILLIS);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
