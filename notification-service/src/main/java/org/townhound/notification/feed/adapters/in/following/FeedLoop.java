package org.townhound.notification.feed.adapters.in.following;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudge;
import org.townhound.notification.feed.application.Feed;
import org.townhound.notification.feed.application.KeepFeed;

/** Brings all clients on ten times a second, and drops what is too old every hour. */
@ApplicationScoped
class FeedLoop {
    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final Duration PRUNING_PAUSE = Duration.ofHours(1);
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final Loop following;
    private final Loop pruning;

    FeedLoop(Feed feed, KeepFeed kept) {
        this.following = new Loop("townhound-feed", new Nudge(), () -> {
            feed.bringOn().await().atMost(PATIENCE);
            return PAUSE;
        });
        this.pruning = new Loop("townhound-feed-pruning", new Nudge(), () -> {
            kept.prune().await().atMost(PATIENCE);
            return PRUNING_PAUSE;
        });
    }

    void start(@Observes StartupEvent started) {
        following.start();
        pruning.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        following.stop();
        pruning.stop();
    }
}
