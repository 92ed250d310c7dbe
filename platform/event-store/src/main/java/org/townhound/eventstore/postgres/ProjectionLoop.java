package org.townhound.eventstore.postgres;

import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;
import org.townhound.contracts.wire.EventType;
import org.townhound.eventstore.Projection;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedReader;
import org.townhound.eventstore.UnitOfWork;

/**
 * Brings every projection of the service up to its sealed events; checkpoint and view change in one transaction.
 *
 * <p>Several instances of a service may run it: whoever locks the checkpoint row does the step, the others skip it and
 * look again. Projections take turns on one thread, a batch each, so that one which is far behind does not keep the
 * rest waiting for long. A projection that fails is tried again after a pause, and those after it in the list wait with
 * it.
 */
@ApplicationScoped
public class ProjectionLoop {
    /**
     * Events in one transaction: large enough to catch up fast, small enough that its locks and its snapshot are short.
     */
    private static final Logger LOG = Logger.getLogger(ProjectionLoop.class);

    private static final int EVENTS = 500;
    /** Longer than the database's {@code statement_timeout}, so that the server gives up first and says why. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    /** How late an event that another instance sealed may be seen. */
    private static final Duration WAIT = Duration.ofMillis(200);

    private static final String START =
            "insert into eventstore.projection_checkpoint (projection, seq) values (?1, 0) on conflict do nothing";
    private static final String LOCK =
            "select seq from eventstore.projection_checkpoint where projection = ?1 for update skip locked";
    private static final String MOVE = "update eventstore.projection_checkpoint set seq = ?2 where projection = ?1";

    private final List<Projection> projections;
    private final SealedReader reader;
    private final UnitOfWork unitOfWork;
    private final Nudges nudges;
    private final Loop loop;
    /**
     * The last known checkpoint of each projection; only the loop's thread uses it, and a stale one costs a look and no
     * more.
     */
    private final Map<String, Long> seen = new HashMap<>();

    private final Map<String, String> failing = new ConcurrentHashMap<>();

    private boolean started;

    ProjectionLoop(@All List<Projection> projections, SealedReader reader, UnitOfWork unitOfWork, Nudges nudges) {
        this.projections = projections;
        this.reader = reader;
        this.unitOfWork = unitOfWork;
        this.nudges = nudges;
        this.loop = new Loop("townhound-projections", nudges.sealedForProjections(), this::turn);
    }

    /** Starts the thread, unless the service has no projection. */
    void start(@Observes StartupEvent event) {
        if (!projections.isEmpty()) {
            loop.start();
            started = true;
        }
    }

    /** Waits for the step under way; what it has not committed is done after the next start. */
    void stop(@Observes ShutdownEvent event) {
        if (started) {
            loop.stop();
        }
    }

    /** By projection, the kind of failure that keeps it from going on. */
    public Map<String, String> failing() {
        return Map.copyOf(failing);
    }

    private Duration turn() {
        boolean more = false;
        for (Projection projection : projections) {
            more |= step(projection);
        }
        return more ? Duration.ZERO : WAIT;
    }

    /** One projection's failure is its own: the others go on, and it is tried again in the next turn. */
    private boolean step(Projection projection) {
        try {
            boolean more = workWaits(projection) && advance(projection);
            failing.remove(projection.name());
            return more;
        } catch (RuntimeException failed) {
            String kind = failed.getClass().getSimpleName();
            if (!kind.equals(failing.put(projection.name(), kind))) {
                LOG.warnf(failed, "the projection %s does not go on", projection.name());
            }
            return false;
        }
    }

    private boolean advance(Projection projection) {
        Step step =
                unitOfWork.run(session -> project(session, projection)).await().atMost(PATIENCE);
        seen.put(projection.name(), step.seq());
        nudges.progressed().give();
        return step.events() == EVENTS;
    }

    /** A plain read: an idle service must not take locks, each of which would flush the disk. */
    private boolean workWaits(Projection projection) {
        long seq = seen.getOrDefault(projection.name(), -1L);
        return seq < 0 || !reader.after(seq, 1).await().atMost(PATIENCE).isEmpty();
    }

    /** One step under the checkpoint's lock; the number -1 when another instance holds it. */
    private Uni<Step> project(Mutiny.Session session, Projection projection) {
        return session.createNativeQuery(START)
                .setParameter(1, projection.name())
                .executeUpdate()
                .chain(() -> session.createNativeQuery(LOCK, Long.class)
                        .setParameter(1, projection.name())
                        .getSingleResultOrNull())
                .flatMap(seq -> seq == null
                        ? Uni.createFrom().item(new Step(-1, 0))
                        : reader.after(seq, EVENTS)
                                .flatMap(events -> events.isEmpty()
                                        ? Uni.createFrom().item(new Step(seq, 0))
                                        : project(session, projection, events)));
    }

    private static Uni<Step> project(Mutiny.Session session, Projection projection, List<SealedEvent> events) {
        List<SealedEvent> own = events.stream()
                .filter(event -> projection
                        .families()
                        .contains(EventType.family(event.stored().type())))
                .toList();
        long seq = events.getLast().seq();
        Uni<Void> applied = own.isEmpty() ? Uni.createFrom().voidItem() : projection.apply(session, own);
        return applied.chain(() -> session.createNativeQuery(MOVE)
                        .setParameter(1, projection.name())
                        .setParameter(2, seq)
                        .executeUpdate())
                .replaceWith(new Step(seq, events.size()));
    }

    /**
     * How far a step came.
     *
     * @param seq the checkpoint afterwards, or -1 when it is not known
     * @param events how many sealed events the step passed, of any family
     */
    private record Step(long seq, int events) {}
}
