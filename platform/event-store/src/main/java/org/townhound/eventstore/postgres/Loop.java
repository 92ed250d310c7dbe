package org.townhound.eventstore.postgres;

import java.time.Duration;
import org.jboss.logging.Logger;

/**
 * A loop on a thread of its own that outlives every failure: it says what failed, pauses and goes on.
 *
 * <p>The thread is a daemon of the platform kind and may block: database answers are awaited here, never on an event
 * loop. A failure is logged when its kind changes, so an outage of an hour is one line and not thousands.
 */
public final class Loop {
    private static final Logger LOG = Logger.getLogger(Loop.class);
    /** How long a turn waits after one that failed; a nudge ends the wait early. */
    private static final Duration PAUSE_AFTER_FAILURE = Duration.ofMillis(500);
    /** How long stopping waits for the turn that is under way; longer than a delivery to Kafka may take. */
    private static final Duration PATIENCE_AT_STOP = Duration.ofSeconds(20);

    /** One turn of a loop. */
    @FunctionalInterface
    public interface Turn {
        /**
         * Does what there is to do.
         *
         * <p>It runs on the loop's thread only, never twice at once.
         *
         * @return how long to wait for a nudge before the next turn; zero to go on at once
         * @throws Exception for any failure; the loop remembers its kind and goes on
         */
        Duration run() throws Exception;
    }

    private final String name;
    private final Nudge nudge;
    private final Turn turn;
    private final Thread thread;
    private volatile boolean stopping;
    private volatile String failure;

    /**
     * A loop that does not run yet.
     *
     * @param name of the thread and in the log
     * @param nudge wakes the loop before its wait is over; no other loop may take from it
     * @param turn what to do again and again
     */
    public Loop(String name, Nudge nudge, Turn turn) {
        this.name = name;
        this.nudge = nudge;
        this.turn = turn;
        this.thread = new Thread(this::work, name);
        thread.setDaemon(true);
    }

    /** Starts the thread; once only. */
    public void start() {
        thread.start();
    }

    /**
     * Ends the loop after its current turn and waits for it, at most twenty seconds. It does not interrupt: a turn may
     * be in the middle of a commit.
     */
    public void stop() {
        stopping = true;
        nudge.give();
        try {
            if (!thread.join(PATIENCE_AT_STOP)) {
                LOG.warnf("%s did not end in time", name);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * The kind of failure of the last turn, or null when it went well; the simple name of a class, fit for a health
     * check because it holds no data. Any thread may ask.
     */
    public String failure() {
        return failure;
    }

    private void work() {
        while (!stopping) {
            try {
                Duration wait = turn();
                if (!wait.isZero()) {
                    nudge.take(wait);
                }
            } catch (InterruptedException interrupted) {
                return;
            }
        }
    }

    private Duration turn() throws InterruptedException {
        try {
            Duration wait = turn.run();
            failure = null;
            return wait;
        } catch (InterruptedException interrupted) {
            throw interrupted;
        } catch (Exception failed) {
            String kind = failed.getClass().getSimpleName();
            if (!kind.equals(failure)) {
                LOG.warnf(failed, "%s failed and tries again", name);
            }
            failure = kind;
            return PAUSE_AFTER_FAILURE;
        }
    }
}
