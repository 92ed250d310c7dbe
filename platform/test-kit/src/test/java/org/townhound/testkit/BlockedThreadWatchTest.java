package org.townhound.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class BlockedThreadWatchTest {
    @Test
    void a_blocked_event_loop_fails_the_test() throws Exception {
        BlockedThreadWatch.listen();
        Vertx vertx = Vertx.vertx(new VertxOptions()
                .setMaxEventLoopExecuteTime(1)
                .setMaxEventLoopExecuteTimeUnit(TimeUnit.MILLISECONDS)
                .setBlockedThreadCheckInterval(5));
        try {
            Warnings seen = new Warnings();
            vertx.runOnContext(_ -> seen.blockUntilWarned());
            seen.await();

            AssertionError failure =
                    assertThrows(AssertionError.class, () -> BlockedThreadWatch.failOnWarnings("this test"));
            assertTrue(failure.getMessage().contains("has been blocked for"), failure.getMessage());
        } finally {
            vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
            BlockedThreadWatch.takeWarnings();
        }
    }

    @Test
    void a_quiet_test_passes() {
        BlockedThreadWatch.listen();

        assertDoesNotThrow(() -> BlockedThreadWatch.failOnWarnings("this test"));
    }

    /** Blocks its thread until the watch has seen that, at most ten seconds. */
    private static final class Warnings {
        private final CountDownLatch done = new CountDownLatch(1);

        void blockUntilWarned() {
            long giveUp = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
            while (BlockedThreadWatch.warnings().isEmpty() && System.nanoTime() < giveUp) {
                Thread.onSpinWait();
            }
            done.countDown();
        }

        void await() throws InterruptedException {
            assertTrue(done.await(15, TimeUnit.SECONDS));
        }
    }
}
