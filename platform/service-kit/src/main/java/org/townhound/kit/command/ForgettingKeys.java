package org.townhound.kit.command;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudge;

/** Removes idempotency keys that are old enough, now and every hour. */
@ApplicationScoped
class ForgettingKeys {
    private static final Duration PAUSE = Duration.ofHours(1);
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final Loop loop;

    ForgettingKeys(UnitOfWork unitOfWork, IdempotencyKeys keys) {
        this.loop = new Loop("townhound-idempotency-keys", new Nudge(), () -> {
            unitOfWork.run(keys::forget).await().atMost(PATIENCE);
            return PAUSE;
        });
    }

    void start(@Observes StartupEvent started) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
    }
}
