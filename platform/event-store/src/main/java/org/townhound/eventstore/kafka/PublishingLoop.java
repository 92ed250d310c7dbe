package org.townhound.eventstore.kafka;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedReader;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudges;

/**
 * Copies sealed events to the service's topic. The store is the truth, the topic a copy: at start and after every
 * failure the loop begins where the topic really ends, so that it can repeat an event but never leave one out.
 */
@ApplicationScoped
public class PublishingLoop {
    private static final Logger LOG = Logger.getLogger(PublishingLoop.class);
    private static final int EVENTS = 500;
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    private static final Duration WAIT = Duration.ofMillis(100);
    private static final Duration WAIT_FOR_LEASE = Duration.ofSeconds(1);
    private static final Duration LEASE_HOLDS = Duration.ofSeconds(5);

    private final SealedReader reader;
    private final PublishedPlaces places;
    private final String bootstrapServers;
    private final String topic;
    private final String owner;
    private final Loop loop;

    private TopicWriter writer;
    private long seq;
    private long leasedAt;

    PublishingLoop(
            SealedReader reader,
            PublishedPlaces places,
            Nudges nudges,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers,
            @ConfigProperty(name = "townhound.topic") String topic,
            @ConfigProperty(name = "townhound.instance", defaultValue = "1") String owner) {
        this.reader = reader;
        this.places = places;
        this.bootstrapServers = bootstrapServers;
        this.topic = topic;
        this.owner = owner;
        this.loop = new Loop("townhound-publisher", nudges.sealedForPublisher(), this::turn);
    }

    void start(@Observes StartupEvent started) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
        disconnect();
        places.release(owner).onFailure().recoverWithNull().await().atMost(PATIENCE);
    }

    /** The kind of failure that keeps events from the topic, or null when they flow. */
    public String failure() {
        return loop.failure();
    }

    private Duration turn() throws Exception {
        if (!leased()) {
            disconnect();
            return WAIT_FOR_LEASE;
        }
        try {
            if (writer == null) {
                connect();
            }
            List<SealedEvent> events = reader.after(seq, EVENTS).await().atMost(PATIENCE);
            if (events.isEmpty()) {
                return WAIT;
            }
            writer.write(events);
            seq = events.getLast().seq();
            return Duration.ZERO;
        } catch (Exception failed) {
            disconnect();
            throw failed;
        }
    }

    private boolean leased() {
        long now = System.nanoTime();
        if (leasedAt == 0 || now - leasedAt > LEASE_HOLDS.toNanos()) {
            leasedAt = places.lease(owner).await().atMost(PATIENCE) ? now : 0;
        }
        return leasedAt != 0;
    }

    private void connect() {
        TopicTail tail = TopicTail.read(
                bootstrapServers, topic, places.storeEpoch().await().atMost(PATIENCE));
        seq = places.begin(tail).await().atMost(PATIENCE);
        writer = new TopicWriter(bootstrapServers, topic, tail);
        LOG.infof("publishing to %s after %d", topic, seq);
    }

    private void disconnect() {
        if (writer != null) {
            writer.close();
            writer = null;
        }
    }
}
