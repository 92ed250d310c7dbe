package org.townhound.launcher;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * When a process that ended is started again: after 0.5 s, then twice as long each time, at most 10 s; never again after
 * five ends within a minute. A run of a minute begins the pauses anew.
 */
final class Restarts {
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(10);
    private static final Duration WINDOW = Duration.ofMinutes(1);
    private static final int TOO_MANY = 5;

    private final Deque<Instant> ends = new ArrayDeque<>();
    private final Duration firstPause;
    private Duration pause;

    Restarts() {
        this(Duration.ofMillis(500));
    }

    /** With another first pause, for tests. */
    Restarts(Duration firstPause) {
        this.firstPause = firstPause;
        this.pause = firstPause;
    }

    /**
     * A run has ended.
     *
     * @return how long to wait before the next, or nothing to give up
     */
    Optional<Duration> after(Instant started, Instant ended) {
        ends.addLast(ended);
        while (!ends.getFirst().isAfter(ended.minus(WINDOW))) {
            ends.removeFirst();
        }
        if (ends.size() >= TOO_MANY) {
            return Optional.empty();
        }
        if (Duration.between(started, ended).compareTo(WINDOW) >= 0) {
            pause = firstPause;
        }
        Duration now = pause;
        Duration doubled = pause.multipliedBy(2);
        pause = doubled.compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : doubled;
        return Optional.of(now);
    }
}
