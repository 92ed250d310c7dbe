package org.townhound.kit.deadline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClockWatchTest {
    private static final Instant START = Instant.parse("2026-03-02T12:00:00Z");

    private Instant wall = START;
    private Duration measured = Duration.ZERO;
    private final ClockWatch watch = new ClockWatch(() -> wall, () -> measured.toNanos());

    @Test
    void a_clock_that_goes_like_time_does_not_jump_however_long_nobody_looked() {
        pass(Duration.ofDays(10), Duration.ofDays(10));
        assertEquals(Optional.empty(), watch.look());
    }

    @Test
    void thirty_six_hours_are_no_jump_and_more_are() {
        pass(Duration.ofSeconds(1), Duration.ofHours(36).plusSeconds(1));
        assertEquals(Optional.empty(), watch.look());
        pass(Duration.ofSeconds(1), Duration.ofHours(36).plusSeconds(1).plusNanos(1));
        Instant expected = START.plus(Duration.ofHours(36)).plusSeconds(2);
        assertEquals(Optional.of(new ClockWatch.Jump(expected, wall)), watch.look());
    }

    @Test
    void a_jump_back_is_one_too_and_each_is_told_once() {
        pass(Duration.ofSeconds(1), Duration.ofDays(-2));
        assertEquals(Optional.of(new ClockWatch.Jump(START.plusSeconds(1), wall)), watch.look());
        pass(Duration.ofSeconds(1), Duration.ofSeconds(1));
        assertEquals(Optional.empty(), watch.look());
    }

    private void pass(Duration really, Duration onTheClock) {
        measured = measured.plus(really);
        wall = wall.plus(onTheClock);
    }
}
