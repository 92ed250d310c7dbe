package org.townhound.servers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * The main class of the detached process behind {@link SharedServers}.
 *
 * <p>It starts both servers, says in the state file where they are, keeps count of the leases, and ends servers, data and
 * itself when nobody needs them. Should it be killed, the servers end with it, and the next test process starts anew.
 */
final class SharedServersProcess {
    private final SharedFolder folder;
    private final Path data;
    private final String token = Passwords.random();
    private final Leases leases = new Leases(Countdown.inRealTime(this::endUnlessUsed));

    private ServerPair pair;

    private SharedServersProcess(SharedFolder folder) {
        this.folder = folder;
        this.data = folder.freshData();
    }

    /**
     * Runs until nobody needs the servers.
     *
     * @param arguments one: the folder
     * @throws IOException when no port can be opened for the leases
     * @throws ServerFailure when a server does not start
     */
    public static void main(String[] arguments) throws IOException {
        new SharedServersProcess(new SharedFolder(Path.of(arguments[0]))).run();
    }

    /** The state is written when both servers answer: who reads it can use them. */
    private void run() throws IOException {
        String password = Passwords.random();
        pair = new ServerPair(data, password);
        try (ServerSocket door = new ServerSocket(0, 50, InetAddress.ofLiteral("127.0.0.1"))) {
            new SharedState(
                            ProcessHandle.current().pid(),
                            door.getLocalPort(),
                            token,
                            pair.broker.port(),
                            pair.postgres.port(),
                            password)
                    .write(folder);
            leases.open();
            while (true) {
                Socket lease = door.accept();
                Thread.ofVirtual().start(() -> hold(lease));
            }
        }
    }

    /** Stays on the line until the other side is gone. */
    private void hold(Socket socket) {
        try (Socket lease = socket;
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(lease.getInputStream(), StandardCharsets.US_ASCII))) {
            leases.taken(ProcessHandle.of(Long.parseLong(lines.readLine())).orElseThrow());
            try {
                lease.getOutputStream().write((token + "\n").getBytes(StandardCharsets.US_ASCII));
                lines.readLine();
            } finally {
                leases.returned();
            }
        } catch (IOException e) {
            // The test process was killed: its lease is given back all the same.
            return;
        }
    }

    /** Under the lock, so that nobody joins while it ends. */
    private void endUnlessUsed() {
        folder.locked(() -> {
            if (leases.none()) {
                SharedState.remove(folder);
                pair.close();
                LocalFolders.remove(data);
                Runtime.getRuntime().halt(0);
            }
            return leases;
        });
    }
}
