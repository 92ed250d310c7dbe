package org.townhound.eventstore.postgres;

import java.time.Duration;
import org.jboss.logging.Logger;

/** A loop on a thread of its own that outlives every failure: it says what failed, pauses and goes on. */
public final class Loop {
    private static final Logger LOG = Logger.getLogger(Loop.class);
    private static final Duration PAUSE_AFTER_FAILURE = Duration.ofMillis(500);
    private static final Duration PATIENCE_AT_STOP = Duration.ofSeconds(20);

    /** One turn of a loop. */
    @FunctionalInterface
    public interface Turn {
        /**
         * Does what there is to do.
         *
         * @return how long to wait for a nudge before the next turn; zero to go on at once
         */
        Duration run() throws Exception;
    }

    private final String name;
    private final Nudge nudge;
    private final Turn turn;
    private final Thread thread;
    private volatile boolean stopping;
    private volatile String failure;

    public Loop(String name, Nudge nudge, Turn turn) {
        this.name = name;
        this.nudge = nudge;
        this.turn = turn;
        this.thread = new Thread(this::work, name);
        thread.setDaemon(true);
    }

    public void start() {
        thread.start();
    }

    /** Ends the loop after its current turn and waits for it. */
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

    /** The kind of failure of the last turn, or null when it went well. */
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
