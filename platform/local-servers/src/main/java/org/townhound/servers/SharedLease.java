package org.townhound.servers;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A connection to the detached process, open as long as the test process lives; taken under the folder's lock.
 *
 * <p>The test process says its process id in a line; the detached process answers with the token of its state file, so that
 * a stranger who has the port by now is not taken for it. Nothing more is said: the open connection is the lease.
 *
 * @param socket closed by the operating system, if by nobody else
 * @param state where the servers are
 */
record SharedLease(Socket socket, SharedState state) {
    private static final int ANSWER_MILLIS = 5_000;
    private static final int POLL_MILLIS = 20;
    private static final Duration START = Duration.ofMinutes(2);

    /**
     * A lease on the servers that run, or on new ones.
     *
     * @throws ServerFailure when they do not start within two minutes
     */
    static SharedLease take(SharedFolder folder) {
        Optional<SharedLease> running = SharedState.read(folder).flatMap(SharedLease::connect);
        return running.orElseGet(() -> start(folder));
    }

    /** The new process is nobody's to wait for: it has no tether, and its output goes to a file of the folder. */
    private static SharedLease start(SharedFolder folder) {
        SharedState.remove(folder);
        List<String> options = List.of("-Xmx96m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
        File log = folder.file("servers.log").toFile();
        try {
            Process process = new ProcessBuilder(RuntimeJars.java(
                            options,
                            SharedServersProcess.class.getName(),
                            folder.path().toString()))
                    .redirectInput(new File("/dev/null"))
                    .redirectErrorStream(true)
                    .redirectOutput(log)
                    .start();
            return await(folder, process);
        } catch (IOException e) {
            throw new ServerFailure("Cannot start the shared servers.", e);
        } catch (InterruptedException e) {
            throw ServerFailure.interrupted("starting the shared servers");
        }
    }

    private static SharedLease await(SharedFolder folder, Process process) throws InterruptedException {
        long deadline = System.nanoTime() + START.toNanos();
        while (System.nanoTime() < deadline && !process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
            Optional<SharedLease> lease = SharedState.read(folder).flatMap(SharedLease::connect);
            if (lease.isPresent()) {
                return lease.get();
            }
        }
        process.destroyForcibly();
        throw new ServerFailure("The shared servers do not start; see " + folder.file("servers.log") + ".");
    }

    /** Nothing when the process of that state is gone. */
    private static Optional<SharedLease> connect(SharedState state) {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), state.leasePort()), ANSWER_MILLIS);
            socket.setSoTimeout(ANSWER_MILLIS);
            String hello = ProcessHandle.current().pid() + "\n";
            socket.getOutputStream().write(hello.getBytes(StandardCharsets.US_ASCII));
            BufferedReader answers =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            if (state.token().equals(answers.readLine())) {
                return Optional.of(new SharedLease(socket, state));
            }
            socket.close();
            return Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
