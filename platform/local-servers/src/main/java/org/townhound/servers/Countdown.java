package org.townhound.servers;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** One end that comes after a while, unless it is put off. */
interface Countdown {
    /** Sets the end, instead of the one set before. */
    void start(Duration pause);

    /** Takes the end back. */
    void stop();

    /** A countdown in real time. */
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
