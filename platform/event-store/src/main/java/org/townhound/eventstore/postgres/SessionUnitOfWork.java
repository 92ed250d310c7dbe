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
 */
@ApplicationScoped
class SessionUnitOfWork implements UnitOfWork {
    private static final int RETRIES = 10;
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

    private static boolean retriesRanOut(Throwable failure) {
        return failure instanceof IllegalStateException && failure.getCause() instanceof StreamConflict;
    }
}
