package org.townhound.servers;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A Java process that starts a child plays a Maven run with its test process. */
class LeasesTest {
    private static final Duration STOPPED = Duration.ofDays(1);

    private final AtomicReference<Duration> pause = new AtomicReference<>(STOPPED);
    private final Leases leases = new Leases(new Countdown() {
        @Override
        public void start(Duration next) {
            pause.set(next);
        }

        @Override
        public void stop() {
            pause.set(STOPPED);
        }
    });

    private Process maven;
    private ProcessHandle test;

    @BeforeEach
    void startARun() throws IOException {
        maven = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        TetherTest.Holder.class.getName())
                .start();
        test = ProcessHandle.of(Long.parseLong(maven.inputReader().readLine())).orElseThrow();
    }

    @AfterEach
    void endTheRun() {
        maven.destroyForcibly();
    }

    @Test
    void the_first_lease_must_be_taken_soon() {
        leases.open();
        assertEquals(Leases.FIRST, pause.get());
    }

    @Test
    void a_lease_that_is_held_keeps_the_servers() {
        leases.open();
        leases.taken(test);
        assertEquals(STOPPED, pause.get());
    }

    @Test
    void between_two_test_processes_of_a_run_the_servers_wait() {
        leases.taken(test);
        leases.returned();
        assertEquals(Leases.DURING_RUN, pause.get());
    }

    @Test
    void when_the_run_has_ended_the_servers_end_soon() {
        leases.taken(test);
        leases.returned();
        maven.destroyForcibly();
        await().until(() -> pause.get().equals(Leases.AFTER_RUN));
    }

    @Test
    void one_of_two_leases_is_enough_to_keep_the_servers() {
        leases.taken(test);
        leases.taken(test);
        leases.returned();
        assertEquals(STOPPED, pause.get());
    }
}
