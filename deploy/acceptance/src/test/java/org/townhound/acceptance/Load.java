package org.townhound.acceptance;

import static org.awaitility.Awaitility.await;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Officers who go on recording while processes die. Like a phone, each sends a form again, under the same key, until it is
 * taken; a refusal for good fails the test.
 */
final class Load implements AutoCloseable {
    private static final int OFFICERS = 4;
    private static final Duration BETWEEN_TRIES = Duration.ofMillis(200);
    private static final Duration PATIENCE = Duration.ofMinutes(4);
    private static final int CREATED = 201;
    private static final int ACCEPTED = 202;
    private static final int FIRST_STATUS_OF_SERVER_FAULTS = 500;
    private static final int STILL_AT_WORK = 409;

    private final Api enforcement;
    private final List<UUID> keepers;
    private final Instant start;
    private final Map<UUID, UUID> keeperByOffense = new ConcurrentHashMap<>();
    private final AtomicInteger number = new AtomicInteger();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Future<?>> officers = new ArrayList<>();
    private volatile boolean stopping;

    Load(Api enforcement, List<UUID> keepers, Instant start) {
        this.enforcement = enforcement;
        this.keepers = List.copyOf(keepers);
        this.start = start;
        IntStream.range(0, OFFICERS).forEach(any -> officers.add(threads.submit(this::work)));
    }

    /** How many forms were taken so far. */
    int taken() {
        return keeperByOffense.size();
    }

    /** Lets every officer finish the form at hand. */
    Map<UUID, UUID> finish() throws Exception {
        stopping = true;
        for (Future<?> officer : officers) {
            officer.get();
        }
        return Map.copyOf(keeperByOffense);
    }

    @Override
    public void close() {
        stopping = true;
        threads.shutdownNow();
    }

    private void work() {
        while (!stopping) {
            int mine = number.getAndIncrement();
            UUID offense = UUID.randomUUID();
            UUID keeper = keepers.get(mine % keepers.size());
            String form = Officer.form(keeper, offense, start.plusMillis(mine).toString());
            sendUntilTaken(offense, form);
            keeperByOffense.put(offense, keeper);
        }
    }

    private void sendUntilTaken(UUID offense, String form) {
        await().pollDelay(Duration.ZERO)
                .pollInterval(BETWEEN_TRIES)
                .atMost(PATIENCE)
                .until(() -> isTaken(offense, form));
    }

    private boolean isTaken(UUID offense, String form) {
        try {
            Api.Answer answer = enforcement.post("/towns/whitman-ma/offenses", form, offense.toString());
            boolean taken = answer.status() == CREATED || answer.status() == ACCEPTED;
            if (!taken && answer.status() < FIRST_STATUS_OF_SERVER_FAULTS && answer.status() != STILL_AT_WORK) {
                throw new AssertionError("refused: " + answer);
            }
            return taken;
        } catch (UncheckedIOException unreachable) {
            return false;
        }
    }
}
