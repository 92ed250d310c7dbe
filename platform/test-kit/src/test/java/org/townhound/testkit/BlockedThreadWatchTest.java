package org.townhound.testkit;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BlockedThreadWatchTest {
    private final Vertx vertx = Vertx.vertx(new VertxOptions()
            .setMaxEventLoopExecuteTime(1)
            .setMaxEventLoopExecuteTimeUnit(TimeUnit.MILLISECONDS)
            .setBlockedThreadCheckInterval(5));

    @BeforeEach
    void listen() {
        BlockedThreadWatch.listen();
    }

    @AfterEach
    void close() throws Exception {
        vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
        BlockedThreadWatch.takeWarnings();
    }

    @Test
    void an_event_loop_that_waits_fails_the_test() throws Exception {
        CountDownLatch warned = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        vertx.runOnContext(_ -> {
            awaitQuietly(warned);
            done.countDown();
        });
        await().atMost(10, TimeUnit.SECONDS)
                .until(() -> !BlockedThreadWatch.warnings().isEmpty());
        warned.countDown();
        assertTrue(done.await(10, TimeUnit.SECONDS));

        AssertionError failure =
                assertThrows(AssertionError.class, () -> BlockedThreadWatch.failOnWarnings("this test"));
        assertTrue(failure.getMessage().contains("has been blocked for"), failure.getMessage());
    }

    @Test
    void an_event_loop_that_computes_for_a_moment_does_not() throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        vertx.runOnContext(_ -> {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(300);
            while (System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            done.countDown();
        });
        assertTrue(done.await(10, TimeUnit.SECONDS));

        assertDoesNotThrow(() -> BlockedThreadWatch.failOnWarnings("this test"));
    }

    @Test
    void a_quiet_test_passes() {
        assertDoesNotThrow(() -> BlockedThreadWatch.failOnWarnings("this test"));
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            assertTrue(latch.await(10, TimeUnit.SECONDS));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
