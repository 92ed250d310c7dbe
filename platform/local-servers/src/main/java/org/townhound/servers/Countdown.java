package org.townhound.servers;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * One end that comes after a while, unless it is put off.
 *
 * <p>An interface, so that a test can see which pause was chosen without waiting for it.
 */
interface Countdown {
    /**
     * Sets the end, instead of the one set before.
     *
     * @param pause from now on; zero for at once
     */
    void start(Duration pause);

    /** Takes the end back; does nothing when none is set. */
    void stop();

    /**
     * A countdown in real time.
     *
     * @param end runs on a thread of the countdown's own, at most once for each start
     */
    static Countdown inRealTime(Runnable end) {
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
        return new Countdown() {
            private ScheduledFuture<?> next;

            @Override
            public synchronized void start(Duration pause) {
                stop();
                next = clock.schedule(end, pause.toMillis(), TimeUnit.MILLISECONDS);
            }

            @Override
            public synchronized void stop() {
                if (next != null) {
                    next.cancel(false);
                }
            }
        };
    }
}
