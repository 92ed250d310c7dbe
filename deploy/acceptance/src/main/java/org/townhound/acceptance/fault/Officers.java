package org.townhound.acceptance.fault;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.townhound.acceptance.play.Answer;
import org.townhound.acceptance.play.Http;
import org.townhound.acceptance.play.Services;

/**
 * Officers who go on recording offenses while processes die. Like a phone, each sends a form again, under the same key, until
 * it is taken.
 */
final class Officers implements AutoCloseable {
    private static final int OFFICERS = 3;
    private static final int KEEPERS = 5;
    private static final long BETWEEN_TRIES = TimeUnit.MILLISECONDS.toNanos(200);
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(4);
    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;
    private static final int FIRST_SERVER_FAULT = 500;
    private static final int STILL_AT_WORK = 409;

    private final Services services;
    private final String town;
    private final Instant start;
    private final Http http = new Http();
    private final List<UUID> keepers =
            IntStream.range(0, KEEPERS).mapToObj(_ -> UUID.randomUUID()).toList();
    private final Map<UUID, UUID> keeperByOffense = new ConcurrentHashMap<>();
    private final AtomicInteger number = new AtomicInteger();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Future<?>> work = new ArrayList<>();
    private volatile boolean stopping;

    /**
     * Officers at work.
     *
     * @param start when their first offense happened; each later one a millisecond after it
     */
    Officers(Services services, String town, Instant start) {
        this.services = services;
        this.town = town;
        this.start = start;
        IntStream.range(0, OFFICERS).forEach(_ -> work.add(threads.submit(this::record)));
    }

    /**
     * Lets each finish the form at hand.
     *
     * @return the keeper of every offense that was taken
     * @throws IllegalStateException when a form was refused for good
     */
    Map<UUID, UUID> finish() {
        stopping = true;
        try {
            for (Future<?> officer : work) {
                officer.get();
            }
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
        return Map.copyOf(keeperByOffense);
    }

    @Override
    public void close() {
        stopping = true;
        threads.shutdownNow();
    }

    private void record() {
        while (!stopping) {
            int mine = number.getAndIncrement();
            UUID keeper = keepers.get(mine % KEEPERS);
            UUID offense = UUID.randomUUID();
            JsonNode form = Http.JSON
                    .createObjectNode()
                    .put("offenseId", offense.toString())
                    .put("personId", keeper.toString())
                    .put("provision", "leash.at-large")
                    .put("occurredAt", start.plusMillis(mine).toString())
                    .put("action", "cite");
            long deadline = System.nanoTime() + PATIENCE;
            while (!isTaken(offense, form)) {
                if (System.nanoTime() > deadline) {
                    throw new IllegalStateException("the form " + offense + " was not taken within minutes");
                }
                LockSupport.parkNanos(BETWEEN_TRIES);
            }
            keeperByOffense.put(offense, keeper);
        }
    }

    private boolean isTaken(UUID offense, JsonNode form) {
        Map<String, String> headers = Map.of(
                "Authorization",
                "Bearer " + services.token("animal-control-officer", town),
                "Idempotency-Key",
                offense.toString(),
                "Prefer",
                "wait=5");
        try {
            Answer answer =
                    http.send("POST", services.url("enforcement") + "/towns/" + town + "/offenses", headers, form);
            boolean taken = answer.status() == CREATED || answer.status() == ACCEPTED;
            if (!taken && answer.status() < FIRST_SERVER_FAULT && answer.status() != STILL_AT_WORK) {
                throw new IllegalStateException("a form was refused: " + answer);
            }
            return taken;
        } catch (IOException unreachable) {
            return false;
        }
    }
}
