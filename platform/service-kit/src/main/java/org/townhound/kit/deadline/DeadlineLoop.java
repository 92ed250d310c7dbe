package org.townhound.kit.deadline;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.townhound.eventstore.Progress;
import org.townhound.eventstore.StreamVersion;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudge;
import org.townhound.kit.clock.Simulation;

/**
 * Fires what is due, by due instant. Those of one instant fire one after another; the next instant follows when the
 * register holds all that happened, so that what opens by it falls into its place. One that waits holds no other up. On a
 * service that never stops recording it goes on after five seconds.
 */
@ApplicationScoped
class DeadlineLoop {
    private static final Logger LOG = Logger.getLogger(DeadlineLoop.class);
    /** Longer than the database's {@code statement_timeout}, so that the server gives up first and says why. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private static final Duration WAIT = Duration.ofMillis(200);
    private static final Duration PAUSE = Duration.ofMillis(10);
    private static final Duration UNTIL_CURRENT = Duration.ofSeconds(5);
    private static final Obstacle BEHIND = Obstacle.passing("the register is behind");

    private final DeadlineFiring firing;
    private final DeadlineTable table;
    private final DeadlineRegister register;
    private final Obstacles obstacles;
    private final ClockDoubts doubts;
    private final Progress progress;
    private final InstantSource clock;
    private final Optional<ClockWatch> watch;
    private final Nudge nudge = new Nudge();
    private final Loop loop = new Loop("townhound-deadlines", nudge, this::turn);
    private volatile Waiting waiting = new Waiting();

    DeadlineLoop(
            DeadlineFiring firing,
            DeadlineTable table,
            DeadlineRegister register,
            Obstacles obstacles,
            ClockDoubts doubts,
            Progress progress,
            InstantSource clock,
            Simulation simulation) {
        this.firing = firing;
        this.table = table;
        this.register = register;
        this.obstacles = obstacles;
        this.doubts = doubts;
        this.progress = progress;
        this.clock = clock;
        this.watch = simulation.on()
                ? Optional.empty()
                : Optional.of(new ClockWatch(InstantSource.system(), System::nanoTime));
    }

    void start(@Observes StartupEvent started) {
        if (!firing.kinds().isEmpty()) {
            loop.start();
        }
    }

    void stop(@Observes ShutdownEvent stopping) {
        if (!firing.kinds().isEmpty()) {
            loop.stop();
        }
    }

    /** Looks at once. */
    void wake() {
        nudge.give();
    }

    /** The kind of failure of the last look, or null. */
    String failure() {
        return loop.failure();
    }

    /** By kind, what holds a deadline that is due. */
    Map<String, String> waiting() {
        return waiting.words();
    }

    /** The deadlines that wait for a person. */
    Set<UUID> setAside() {
        return waiting.forPerson();
    }

    /** The clock is read before it is watched: a jump that this turn's instant already contains is noticed in time. */
    private Duration turn() throws InterruptedException {
        Instant now = clock.instant();
        watch.flatMap(ClockWatch::look).ifPresent(jump -> wait(doubts.raise(jump)));
        List<Deadline> due = wait(table.due(now, firing.kinds().keySet()));
        Set<UUID> known = waiting.forPerson();
        if (!due.stream().map(Deadline::id).allMatch(known::contains)) {
            awaitRegister();
            due = wait(table.due(now, firing.kinds().keySet()));
        }
        obstacles.beginTurn(due);
        Waiting holding = new Waiting();
        boolean fired = fireFirstInstant(due, holding);
        waiting = holding;
        return fired ? Duration.ZERO : WAIT;
    }

    private void awaitRegister() throws InterruptedException {
        long end = System.nanoTime() + UNTIL_CURRENT.toNanos();
        while (!wait(table.isCurrent(register.name())) && System.nanoTime() - end < 0) {
            nudge.take(PAUSE);
        }
    }

    private boolean fireFirstInstant(List<Deadline> due, Waiting holding) {
        Instant instant = null;
        StreamVersion last = null;
        for (Deadline deadline : due) {
            if (instant != null && !deadline.due().equals(instant)) {
                break;
            }
            Optional<StreamVersion> place = fire(deadline, holding);
            if (place.isPresent()) {
                instant = deadline.due();
                last = place.get();
            }
        }
        return last != null && wait(progress.await(register.name(), last, PATIENCE));
    }

    /** One deadline's failure is its own: it is named, tried again in the next turn, and the others go on. */
    private Optional<StreamVersion> fire(Deadline deadline, Waiting holding) {
        try {
            DeadlineKind kind = firing.kinds().get(deadline.kind());
            Optional<Obstacle> obstacle = wait(obstacles.of(kind, deadline));
            Optional<StreamVersion> place = obstacle.isPresent() ? Optional.empty() : wait(firing.fire(deadline));
            if (place.isEmpty()) {
                holding.note(deadline, obstacle.orElse(BEHIND));
            }
            return place;
        } catch (RuntimeException failed) {
            Obstacle failure = Obstacle.passing(failed.getClass().getSimpleName());
            if (!waiting.knows(deadline, failure)) {
                LOG.warnf(failed, "the deadline %s of kind %s does not fire", deadline.id(), deadline.kind());
            }
            holding.note(deadline, failure);
            return Optional.empty();
        }
    }

    private static <T> T wait(Uni<T> answer) {
        return answer.await().atMost(PATIENCE);
    }
}
