package org.townhound.eventstore.kafka;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudges;

/** One instance of the service at a time copies its sealed events to its topic; which one, a lease in the store says. */
@ApplicationScoped
public class PublishingLoop {
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    private static final Duration WAIT = Duration.ofMillis(100);
    private static final Duration WAIT_FOR_LEASE = Duration.ofSeconds(1);
    private static final Duration LEASE_IS_RENEWED = Duration.ofSeconds(5);

    private final Publication publication;
    private final PublishedPlaces places;
    private final String owner;
    private final Loop loop;
    private long leasedAt;

    PublishingLoop(
            Publication publication,
            PublishedPlaces places,
            Nudges nudges,
            @ConfigProperty(name = "townhound.instance", defaultValue = "1") String owner) {
        this.publication = publication;
        this.places = places;
        this.owner = owner;
        this.loop = new Loop("townhound-publisher", nudges.sealedForPublisher(), this::turn);
    }

    void start(@Observes StartupEvent started) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
        publication.end();
        places.release(owner).onFailure().recoverWithNull().await().atMost(PATIENCE);
    }

    /** The kind of failure that keeps events from the topic, or null when they flow. */
    public String failure() {
        return loop.failure();
    }

    private Duration turn() throws Exception {
        if (!leased()) {
            publication.end();
            return WAIT_FOR_LEASE;
        }
        return publication.next() == 0 ? WAIT : Duration.ZERO;
    }

    private boolean leased() {
        long now = System.nanoTime();
        if (leasedAt == 0 || now - leasedAt > LEASE_IS_RENEWED.toNanos()) {
            leasedAt = places.lease(owner).await().atMost(PATIENCE) ? now : 0;
        }
        return leasedAt != 0;
    }
}
