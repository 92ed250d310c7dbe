package org.townhound.kit.deadline;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** A deadline that is due and waits makes the service degraded, never down; kinds and obstacles are named. */
@Readiness
@ApplicationScoped
class DeadlineHealth implements HealthCheck {
    private final DeadlineLoop loop;

    DeadlineHealth(DeadlineLoop loop) {
        this.loop = loop;
    }

    @Override
    public HealthCheckResponse call() {
        Map<String, String> waiting = loop.waiting();
        String failure = loop.failure();
        HealthCheckResponseBuilder answer =
                HealthCheckResponse.named("deadlines").up();
        answer.withData("degraded", failure != null || !waiting.isEmpty());
        waiting.forEach((kind, obstacle) -> answer.withData("waiting " + kind, obstacle));
        if (failure != null) {
            answer.withData("firing", failure);
        }
        return answer.build();
    }
}
