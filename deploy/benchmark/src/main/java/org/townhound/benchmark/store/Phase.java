package org.townhound.benchmark.store;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The same small work again and again, by several at once. */
final class Phase {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private Phase() {}

    /** How often the work was done in a second. */
    static double perSecond(int workers, Duration time, Supplier<Uni<?>> work) {
        long start = System.nanoTime();
        long end = start + time.toNanos();
        long done = repeat(workers, () -> System.nanoTime() < end, work);
        return done / ((System.nanoTime() - start) / NANOS_PER_SECOND);
    }

    /** Does the work so many times. */
    static void times(int workers, long times, Supplier<Uni<?>> work) {
        AtomicLong left = new AtomicLong(times);
        repeat(workers, () -> left.getAndDecrement() > 0, work);
    }

    private static long repeat(int workers, BooleanSupplier more, Supplier<Uni<?>> work) {
        AtomicLong done = new AtomicLong();
        Uni.join()
                .all(IntStream.range(0, workers)
                        .mapToObj(worker -> worker(more, work, done))
                        .toList())
                .andFailFast()
                .await()
                .atMost(PATIENCE);
        return done.get();
    }

    private static Uni<Void> worker(BooleanSupplier more, Supplier<Uni<?>> work, AtomicLong done) {
        return Multi.createBy()
                .repeating()
                .uni(() -> Uni.createFrom().deferred(work).map(_ -> done.incrementAndGet()))
                .whilst(_ -> more.getAsBoolean())
                .collect()
                .last()
                .replaceWithVoid();
    }
}
