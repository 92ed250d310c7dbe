package org.townhound.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A {@link LocalServer} that runs as a child of this process and ends with it. Only one thread may restart it. */
public final class RunningServer implements AutoCloseable {
    private static final Duration STOP = Duration.ofSeconds(15);
    private static final int POLL_MILLIS = 20;
    private static final int LOG_LINES = 20;

    private final LocalServer server;
    private final Path log;
    private volatile Process process;

    private RunningServer(LocalServer server, Path log, Process process) {
        this.server = server;
        this.log = log;
        this.process = process;
    }

    /**
     * Prepares and starts a server; {@link #awaitReady} tells when it answers.
     *
     * @param log what the program says is appended to this file
     * @throws ServerFailure when it cannot be started
     */
    public static RunningServer start(LocalServer server, Path log) {
        return new RunningServer(server, log, launch(server, log));
    }

    /** The process id, for {@code kill}. */
    public long pid() {
        return process.pid();
    }

    /** Whether the process lives. */
    public boolean isAlive() {
        return process.isAlive();
    }

    /**
     * Waits until clients are served.
     *
     * @throws ServerFailure with the end of the log when the server dies or does not answer in time
     */
    public RunningServer awaitReady(Duration atMost) {
        long deadline = System.nanoTime() + atMost.toNanos();
        while (!server.answers()) {
            if (ended(Duration.ofMillis(POLL_MILLIS))) {
                throw new ServerFailure("The server " + server.name() + " ended with code " + process.exitValue()
                        + ". Its last words:\n" + lastWords());
            }
            if (System.nanoTime() > deadline) {
                throw new ServerFailure("The server " + server.name() + " does not answer after " + atMost.toSeconds()
                        + " s. Its last words:\n" + lastWords());
            }
        }
        return this;
    }

    /**
     * Waits until the process has ended, by whatever cause.
     *
     * @return its exit code; 128 and the signal's number when a signal ended it
     */
    public int awaitEnd() throws InterruptedException {
        return process.waitFor();
    }

    /**
     * Ends it as {@code kill -9} does and waits until it and all its children are gone.
     *
     * <p>The children are not killed: PostgreSQL's notice the end of their parent and go.
     */
    public void kill() {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        process.onExit().join();
        children.forEach(child -> child.onExit().join());
    }

    /**
     * Starts it again after {@link #kill} or {@link #close}, on the same data and port.
     *
     * @throws ServerFailure while it still runs
     */
    public void restart() {
        if (process.isAlive()) {
            throw new ServerFailure("The server " + server.name() + " still runs.");
        }
        process = launch(server, log);
    }

    /** Ends it in good order; after 15 s by force. */
    @Override
    public void close() {
        if (process.isAlive()) {
            Tether.signal(server.stopSignal(), process.pid());
            if (!ended(STOP)) {
                kill();
            }
        }
    }

    private static Process launch(LocalServer server, Path log) {
        server.prepare();
        try {
            ProcessBuilder builder = new ProcessBuilder(Tether.tie(server.command()))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
            builder.environment().putAll(server.environment());
            return builder.start();
        } catch (IOException e) {
            throw new ServerFailure("Cannot start " + server.name() + ".", e);
        }
    }

    private boolean ended(Duration atMost) {
        try {
            return process.waitFor(atMost.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw ServerFailure.interrupted("waiting for " + server.name());
        }
    }

    /** The end of the log, for a failure that somebody reads who does not know where the log lies. */
    private String lastWords() {
        try {
            List<String> lines = Files.readAllLines(log);
            return String.join("\n", lines.subList(Math.max(0, lines.size() - LOG_LINES), lines.size()));
        } catch (IOException e) {
            return "(no log at " + log + ")";
        }
    }
}
