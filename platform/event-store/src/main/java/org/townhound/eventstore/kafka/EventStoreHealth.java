package org.townhound.eventstore.kafka;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;
import org.townhound.eventstore.postgres.SealerLoop;

/**
 * Ready means that events can be stored and sealed. Without Kafka, or with a lane that does not move, the service is
 * {@code degraded} and says so: licenses, money and complaints go on.
 *
 * <p>The answer is built from what the loops last saw; nothing is asked of the database or the broker, so a probe is
 * cheap and cannot hang. It shows kinds of failure, consumer names and lane numbers, never content.
 */
@Readiness
@ApplicationScoped
class EventStoreHealth implements HealthCheck {
    private final SealerLoop sealer;
    private final PublishingLoop publisher;
    private final HeldLanes heldLanes;

    EventStoreHealth(SealerLoop sealer, PublishingLoop publisher, HeldLanes heldLanes) {
        this.sealer = sealer;
        this.publisher = publisher;
        this.heldLanes = heldLanes;
    }

    @Override
    public HealthCheckResponse call() {
        HealthCheckResponseBuilder answer =
                HealthCheckResponse.named("event-store").status(sealer.healthy());
        boolean degraded = publisher.failure() != null || !heldLanes.held().isEmpty();
        answer.withData("degraded", degraded);
        if (publisher.failure() != null) {
            answer.withData("publishing", publisher.failure());
        }
        heldLanes.held().forEach((lane, reason) -> answer.withData("held " + lane, reason));
        return answer.build();
    }
}
