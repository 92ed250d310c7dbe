package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RestartsTest {
    private final Restarts restarts = new Restarts();
    private Instant now = Instant.parse("2026-02-20T05:00:00Z");

    @Test
    void pauses_double_and_the_fifth_end_within_a_minute_is_the_last() {
        assertEquals(millis(500), endAfter(Duration.ZERO));
        assertEquals(millis(1000), endAfter(Duration.ofSeconds(1)));
        assertEquals(millis(2000), endAfter(Duration.ofSeconds(1)));
        assertEquals(millis(4000), endAfter(Duration.ofSeconds(1)));
        assertEquals(Optional.empty(), endAfter(Duration.ofSeconds(1)));
    }

    @Test
    void no_pause_is_longer_than_ten_seconds() {
        for (int end = 0; end < 5; end++) {
            endAfter(Duration.ofSeconds(20));
        }
        assertEquals(millis(10_000), endAfter(Duration.ofSeconds(20)));
        assertEquals(millis(10_000), endAfter(Duration.ofSeconds(20)));
    }

    @Test
    void a_run_of_a_minute_begins_the_pauses_anew() {
        endAfter(Duration.ofSeconds(1));
        endAfter(Duration.ofSeconds(1));
        assertEquals(millis(500), endAfter(Duration.ofMinutes(1)));
    }

    @Test
    void ends_that_lie_a_minute_back_are_forgotten() {
        for (int end = 0; end < 4; end++) {
            endAfter(Duration.ofSeconds(1));
        }
        assertEquals(millis(500), endAfter(Duration.ofMinutes(2)));
    }

    private Optional<Duration> endAfter(Duration run) {
        Instant started = now;
        now = now.plus(run);
        return restarts.after(started, now);
    }

    private static Optional<Duration> millis(long millis) {
        return Optional.of(Duration.ofMillis(millis));
    }
}
