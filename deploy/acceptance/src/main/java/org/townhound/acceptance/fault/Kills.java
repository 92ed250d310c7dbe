package org.townhound.acceptance.fault;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.townhound.acceptance.stack.ScratchStack;

/**
 * Kills processes by {@code kill -9} at random moments of a play, one at a time: the next only when the last is back. No
 * process is killed a second time before each was killed once.
 */
final class Kills implements IntConsumer {
    private static final int LATEST_MILLIS = 400;
    private static final int PATIENCE_SECONDS = 120;
    private static final long BETWEEN_LOOKS = TimeUnit.MILLISECONDS.toNanos(100);

    private final ScratchStack stack;
    private final Consumer<String> log;
    private final TreeMap<Integer, Kill> planned = new TreeMap<>();
    private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

    /**
     * Plans kills.
     *
     * @param steps how many steps the play has
     * @param number how many kills; each has a step of its own
     */
    Kills(ScratchStack stack, Random random, int steps, int number, Consumer<String> log) {
        this.stack = stack;
        this.log = log;
        List<String> victims = new ArrayList<>();
        while (victims.size() < number) {
            List<String> once = new ArrayList<>(stack.processes());
            Collections.shuffle(once, random);
            victims.addAll(once);
        }
        for (int place = 0; place < number; place++) {
            int from = place * steps / number;
            int step = from + random.nextInt(Math.max(1, steps / number));
            planned.put(step, new Kill(victims.get(place), random.nextInt(LATEST_MILLIS)));
        }
    }

    /** One kill, some milliseconds after its step has begun. */
    private record Kill(String victim, int afterMillis) {}

    @Override
    public void accept(int step) {
        Kill kill = planned.get(step);
        if (kill != null) {
            last.join();
            last = CompletableFuture.runAsync(
                    () -> killAndAwaitReturn(kill.victim(), step),
                    CompletableFuture.delayedExecutor(kill.afterMillis(), TimeUnit.MILLISECONDS));
        }
    }

    /**
     * Waits until the last victim is back.
     *
     * @throws java.util.concurrent.CompletionException when one did not come back
     */
    void finish() {
        last.join();
    }

    private void killAndAwaitReturn(String victim, int step) {
        long start = System.nanoTime();
        long before = stack.pid(victim);
        stack.kill(victim);
        while (!stack.isBack(victim, before)) {
            if (System.nanoTime() - start > TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
                throw new IllegalStateException(victim + " is not back after " + PATIENCE_SECONDS + " s");
            }
            LockSupport.parkNanos(BETWEEN_LOOKS);
        }
        double seconds = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        log.accept("  killed %s at step %d; back after %.1f s".formatted(victim, step, seconds));
    }
}
