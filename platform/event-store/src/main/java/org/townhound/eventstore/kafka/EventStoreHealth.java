package org.townhound.eventstore.kafka;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;
import org.townhound.eventstore.postgres.ProjectionLoop;
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
    private final ProjectionLoop projections;
    private final PublishingLoop publisher;
    private final LaneConsumer consumers;
    private final HeldLanes heldLanes;

    EventStoreHealth(
            SealerLoop sealer,
            ProjectionLoop projections,
            PublishingLoop publisher,
            LaneConsumer consumers,
            HeldLanes heldLanes) {
        this.sealer = sealer;
        this.projections = projections;
        this.publisher = publisher;
        this.consumers = consumers;
        this.heldLanes = heldLanes;
    }

    @Override
    public HealthCheckResponse call() {
        Map<String, String> trouble = new TreeMap<>();
        if (publisher.failure() != null) {
            trouble.put("publishing", publisher.failure());
        }
        projections.failing().forEach((projection, kind) -> trouble.put("projection " + projection, kind));
        consumers.failing().forEach((consumer, kind) -> trouble.put("consumer " + consumer, kind));
        heldLanes.held().forEach((lane, reason) -> trouble.put("held " + lane, reason));
        HealthCheckResponseBuilder answer =
                HealthCheckResponse.named("event-store").status(sealer.healthy());
        answer.withData("degraded", !trouble.isEmpty());
        trouble.forEach(answer::withData);
        return answer.build();
    }
}
