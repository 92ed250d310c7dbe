package org.townhound.eventstore.postgres;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;

/**
 * Seals as soon as a transaction of this process commits, and looks by itself for those of others.
 *
 * <p>Each empty look doubles the wait, up to a fifth of a second; work makes it short again, and while there is work
 * there is no wait at all. It is the one loop without which a service is not ready: an event that is not sealed is seen
 * by no projection and no consumer.
 */
@ApplicationScoped
public class SealerLoop {
    /** Longer than the database's {@code statement_timeout}, so that the server gives up first and says why. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private static final Duration SHORTEST_WAIT = Duration.ofMillis(10);
    /** How late the commit of another instance, whose nudge does not arrive here, may be sealed. */
    private static final Duration LONGEST_WAIT = Duration.ofMillis(200);

    private final Sealer sealer;
    private final Loop loop;
    private Duration wait = SHORTEST_WAIT;

    SealerLoop(Sealer sealer, Nudges nudges) {
        this.sealer = sealer;
        this.loop = new Loop("townhound-sealer", nudges.appended(), this::turn);
    }

    void start(@Observes StartupEvent started) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
    }

    /** Whether the last turn went well; true before the first. Any thread may ask. */
    public boolean healthy() {
        return loop.failure() == null;
    }

    private Duration turn() {
        int count = sealer.sealOnce().await().atMost(PATIENCE);
        if (count > 0) {
            wait = SHORTEST_WAIT;
            return Duration.ZERO;
        }
        Duration now = wait;
        Duration doubled = wait.multipliedBy(2);
        wait = doubled.compareTo(LONGEST_WAIT) > 0 ? LONGEST_WAIT : doubled;
        return now;
    }
}
