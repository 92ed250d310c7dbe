package org.townhound.eventstore.kafka;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudges;

/**
 * One instance of the service at a time copies its sealed events to its topic; which one, a lease in the store says.
 *
 * <p>Without a broker it fails, pauses and tries again, and sealed events wait in the store: nothing else of the
 * service depends on it. The lease keeps instances from doing the work twice; that no event is left out rests on the
 * order of each lane and not on the lease.
 */
@ApplicationScoped
public class PublishingLoop {
    /** For one answer of the database; longer than its {@code statement_timeout}. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    /** How late an event that another instance sealed may be sent. */
    private static final Duration WAIT = Duration.ofMillis(100);
    /** Between two attempts of an instance that does not publish. */
    private static final Duration WAIT_FOR_LEASE = Duration.ofSeconds(1);
    /** A third of the lease, so that one slow turn does not lose it. */
    private static final Duration LEASE_IS_RENEWED = Duration.ofSeconds(5);

    private final Publication publication;
    private final PublishedPlaces places;
    private final String owner;
    private final Loop loop;
    /** By {@link System#nanoTime()}; zero while another instance publishes. */
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

    /**
     * Ends the current turn, closes the producer and gives up the lease, so that another instance takes over at once.
     */
    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
        publication.end();
        places.release(owner).onFailure().recoverWithNull().await().atMost(PATIENCE);
    }

    /**
     * The kind of failure that keeps events from the topic, or null when they flow. An instance that does not hold the
     * lease has none. Any thread may ask.
     */
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
