package org.townhound.benchmark;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

/** Load on a call: closed, in which each client waits for its answer, and open, in which nobody does. */
final class Load {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final int BROKEN = 599;
    /** As a fleet of clients behind pools has; one for each call that waits would measure the opening of connections. */
    private static final int CONNECTIONS = 256;

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** As many as the service can do with this many clients. */
    Outcome closed(Call call, int clients, Duration time) {
        Outcome outcome = new Outcome();
        long start = System.nanoTime();
        long end = start + time.toNanos();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int client = 0; client < clients; client++) {
                threads.execute(() -> {
                    while (System.nanoTime() < end) {
                        send(call, outcome);
                    }
                });
            }
        }
        outcome.took((System.nanoTime() - start) / NANOS_PER_SECOND);
        return outcome;
    }

    /**
     * So many each second, whether the service keeps up or not; latency counts from when each was due, so that one which
     * had to wait for a connection is as late as it is.
     */
    Outcome open(Call call, int perSecond, Duration time) {
        Outcome outcome = new Outcome();
        long start = System.nanoTime();
        long count = perSecond * time.toSeconds();
        Semaphore connections = new Semaphore(CONNECTIONS);
        ConcurrentLinkedQueue<CompletableFuture<?>> underWay = new ConcurrentLinkedQueue<>();
        for (long number = 0; number < count; number++) {
            long due = start + (long) (number * NANOS_PER_SECOND / perSecond);
            for (long early = due - System.nanoTime(); early > 0; early = due - System.nanoTime()) {
                LockSupport.parkNanos(early);
            }
            UUID id = UUID.randomUUID();
            connections.acquireUninterruptibly();
            underWay.add(http.sendAsync(call.request(id), HttpResponse.BodyHandlers.discarding())
                    .handle((answer, failure) -> {
                        connections.release();
                        outcome.add(id, failure == null ? answer.statusCode() : BROKEN, System.nanoTime() - due);
                        return null;
                    }));
        }
        CompletableFuture.allOf(underWay.toArray(CompletableFuture<?>[]::new)).join();
        outcome.took((System.nanoTime() - start) / NANOS_PER_SECOND);
        return outcome;
    }

    private void send(Call call, Outcome outcome) {
        UUID id = UUID.randomUUID();
        long start = System.nanoTime();
        int status = BROKEN;
        try {
            status = http.send(call.request(id), HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        } catch (IOException broken) {
            LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        outcome.add(id, status, System.nanoTime() - start);
    }
}
