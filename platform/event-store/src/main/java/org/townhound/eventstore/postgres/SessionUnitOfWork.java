package org.townhound.eventstore.postgres;

import io.quarkus.vertx.core.runtime.context.VertxContextSafetyToggle;
import io.smallrye.common.vertx.VertxContext;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamConflict;
import org.townhound.eventstore.UnitOfWork;

/**
 * Each attempt has a Vert.x context of its own and with it a new session, whatever the caller's context holds: after a
 * failure neither session nor transaction can be used again.
 *
 * <p>Hibernate Reactive keeps its session in the Vert.x duplicated context. A new context is therefore the only way to
 * a new session, and marking it safe tells Quarkus that no other request can come to share it.
 */
@ApplicationScoped
class SessionUnitOfWork implements UnitOfWork {
    /** Attempts after the first; a stream on which all of them lose is busier than a town can make it. */
    private static final int RETRIES = 10;
    /**
     * Before the second attempt; it grows from there with jitter, so that those who collided once do not collide again.
     */
    private static final Duration FIRST_PAUSE = Duration.ofMillis(5);

    private static final Duration LONGEST_PAUSE = Duration.ofMillis(100);

    private final Mutiny.SessionFactory sessions;
    private final Vertx vertx;
    private final Nudge appended;

    SessionUnitOfWork(Mutiny.SessionFactory sessions, Vertx vertx, Nudges nudges) {
        this.sessions = sessions;
        this.vertx = vertx;
        this.appended = nudges.appended();
    }

    @Override
    public <T> Uni<T> run(Function<Mutiny.Session, Uni<T>> work) {
        return Uni.createFrom()
                .deferred(() -> attempt(work))
                .onFailure(StreamConflict.class)
                .retry()
                .withBackOff(FIRST_PAUSE, LONGEST_PAUSE)
                .atMost(RETRIES)
                .onFailure(SessionUnitOfWork::retriesRanOut)
                .transform(Throwable::getCause);
    }

    /** One attempt. The sealer is nudged only after the commit, when there is something for it to see. */
    private <T> Uni<T> attempt(Function<Mutiny.Session, Uni<T>> work) {
        Context caller = Vertx.currentContext();
        Uni<T> attempt = Uni.createFrom()
                .emitter(emitter -> newContext()
                        .runOnContext(ignored -> sessions.withTransaction(work)
                                .onItem()
                                .invoke(appended::give)
                                .subscribe()
                                .with(emitter::complete, emitter::fail)));
        return caller == null ? attempt : attempt.emitOn(task -> caller.runOnContext(ignored -> task.run()));
    }

    private Context newContext() {
        Context context = VertxContext.createNewDuplicatedContext(vertx.getOrCreateContext());
        VertxContextSafetyToggle.setContextSafe(context, true);
        return context;
    }

    /**
     * Mutiny wraps the last failure when attempts run out; callers know {@link StreamConflict} and nothing of the
     * wrapper.
     */
    private static boolean retriesRanOut(Throwable failure) {
        return failure instanceof IllegalStateException && failure.getCause() instanceof StreamConflict;
    }
}
