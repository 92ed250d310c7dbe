package org.townhound.launcher;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.townhound.launcher.State.Condition;
import org.townhound.servers.LocalServer;
import org.townhound.servers.RunningServer;
import org.townhound.servers.ServerFailure;

/** Keeps a server running: starts it again when it ends, until it ends too often or is stopped. */
final class SupervisedServer {
    /** Learns what becomes of the process. */
    interface Watcher {
        /** Called by the supervising thread; the number is 0 when the process could not even be started. */
        void changed(LocalServer server, Condition condition, long pid, int restarts);
    }

    private static final int POLL_MILLIS = 50;

    private final LocalServer server;
    private final Path log;
    private final Restarts policy;
    private final Watcher watcher;
    private final CountDownLatch stopping = new CountDownLatch(1);
    private volatile Optional<RunningServer> running = Optional.empty();
    private volatile boolean givenUp;
    private Optional<Thread> supervisor = Optional.empty();
    private int restarts;

    SupervisedServer(LocalServer server, Path log, Restarts policy, Watcher watcher) {
        this.server = server;
        this.log = log;
        this.policy = policy;
        this.watcher = watcher;
    }

    /** Where the process's words are kept. */
    Path log() {
        return log;
    }

    /** Begins to keep it running, by a thread of its own; does nothing when it was stopped before. */
    synchronized void start() {
        if (stopping.getCount() > 0) {
            supervisor = Optional.of(
                    Thread.ofPlatform().name("supervisor of " + server.name()).start(this::supervise));
        }
    }

    /**
     * Waits until it answers, through restarts.
     *
     * @throws Refusal when it is given up, or does not answer in time
     */
    void awaitReady(Duration atMost) throws InterruptedException {
        long deadline = System.nanoTime() + atMost.toNanos();
        while (!server.answers()) {
            if (givenUp) {
                throw new Refusal(
                        "The process " + server.name() + " ended five times within a minute; see " + log + ".");
            }
            if (System.nanoTime() > deadline) {
                throw new Refusal("The process " + server.name() + " does not answer after " + atMost.toSeconds()
                        + " s; see " + log + ".");
            }
            if (stopping.await(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                throw new Refusal("Townhound was stopped while it started.");
            }
        }
    }

    /** Ends it in good order and waits until it is gone; safe to repeat. */
    void stop() throws InterruptedException {
        Optional<Thread> thread;
        synchronized (this) {
            stopping.countDown();
            thread = supervisor;
        }
        running.ifPresent(RunningServer::close);
        if (thread.isPresent()) {
            thread.get().join();
        }
    }

    private void supervise() {
        try {
            while (stopping.getCount() > 0 && runOnce()) {
                restarts++;
            }
            watcher.changed(server, givenUp ? Condition.GIVEN_UP : Condition.STOPPED, 0, restarts);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One run and the pause after it; false when there shall be no other. */
    private boolean runOnce() throws InterruptedException {
        Instant started = Instant.now();
        try {
            RunningServer run = RunningServer.start(server, log);
            running = Optional.of(run);
            watcher.changed(server, Condition.RUNNING, run.pid(), restarts);
            if (stopping.getCount() == 0) {
                run.close();
            }
            int code = run.awaitEnd();
            Logs.note(log, "The process " + server.name() + " ended with code " + code + ".");
        } catch (ServerFailure | Refusal e) {
            Logs.note(log, e.getMessage());
        }
        if (stopping.getCount() == 0) {
            return false;
        }
        Optional<Duration> pause = policy.after(started, Instant.now());
        givenUp = pause.isEmpty();
        if (givenUp) {
            return false;
        }
        watcher.changed(server, Condition.RESTARTING, 0, restarts);
        return !stopping.await(pause.get().toMillis(), TimeUnit.MILLISECONDS);
    }
}
