package org.townhound.kit.deadline;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Notices that the real clock jumped: it moved more than 36 hours further, or less far, than time that was measured. What
 * happened before the first look, such as downtime, is not seen. It belongs to one thread.
 */
final class ClockWatch {
    private static final Duration TOLERANCE = Duration.ofHours(36);

    private final InstantSource wall;
    private final LongSupplier nanoseconds;
    private Instant lastWall;
    private long lastNanoseconds;

    /**
     * A watch that takes its first look now.
     *
     * @param nanoseconds measures time without regard to any clock, as {@link System#nanoTime()} does
     */
    ClockWatch(InstantSource wall, LongSupplier nanoseconds) {
        this.wall = wall;
        this.nanoseconds = nanoseconds;
        this.lastWall = wall.instant();
        this.lastNanoseconds = nanoseconds.getAsLong();
    }

    /** From where to where the clock jumped. */
    record Jump(Instant from, Instant to) {}

    /** The jump since the last look, if there was one. */
    Optional<Jump> look() {
        Instant nowWall = wall.instant();
        long nowNanoseconds = nanoseconds.getAsLong();
        Instant expected = lastWall.plusNanos(nowNanoseconds - lastNanoseconds);
        lastWall = nowWall;
        lastNanoseconds = nowNanoseconds;
        boolean jumped = Duration.between(expected, nowWall).abs().compareTo(TOLERANCE) > 0;
        return jumped ? Optional.of(new Jump(expected, nowWall)) : Optional.empty();
    }
}
