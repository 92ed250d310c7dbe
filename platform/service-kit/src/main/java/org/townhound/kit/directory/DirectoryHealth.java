package org.townhound.kit.directory;

import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** A directory whose topic stands still is degraded, never down: its people are still read and written. */
@Readiness
@ApplicationScoped
class DirectoryHealth implements HealthCheck {
    private final DirectoryPublishing publishing;
    private final DirectoryFollowing following;

    DirectoryHealth(DirectoryPublishing publishing, DirectoryFollowing following) {
        this.publishing = publishing;
        this.following = following;
    }

    @Override
    public HealthCheckResponse call() {
        String publishes = publishing.failure();
        String follows = following.failure();
        HealthCheckResponseBuilder answer =
                HealthCheckResponse.named("directory").up();
        answer.withData("degraded", publishes != null || follows != null);
        if (publishes != null) {
            answer.withData("publishing", publishes);
        }
        if (follows != null) {
            answer.withData("following", follows);
        }
        return answer.build();
    }
}
