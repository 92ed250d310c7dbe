package org.townhound.eventstore.kafka;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedReader;

/**
 * The copy of the store in one topic. It begins where the topic really ends, so it can repeat an event but never leave
 * one out; after any failure it must be begun again.
 */
@ApplicationScoped
class Publication {
    private static final Logger LOG = Logger.getLogger(Publication.class);
    private static final int EVENTS = 500;
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final SealedReader reader;
    private final PublishedPlaces places;
    private final String bootstrapServers;
    private final String topic;

    private TopicWriter writer;
    private long seq;

    Publication(
            SealedReader reader,
            PublishedPlaces places,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers,
            @ConfigProperty(name = "townhound.topic") String topic) {
        this.reader = reader;
        this.places = places;
        this.bootstrapServers = bootstrapServers;
        this.topic = topic;
    }

    /**
     * Copies the next batch.
     *
     * @return how many events the batch held; zero when the topic holds everything
     */
    int next() throws Exception {
        try {
            if (writer == null) {
                begin();
            }
            List<SealedEvent> events = reader.after(seq, EVENTS).await().atMost(PATIENCE);
            if (!events.isEmpty()) {
                writer.write(events);
                seq = events.getLast().seq();
            }
            return events.size();
        } catch (Exception failed) {
            end();
            throw failed;
        }
    }

    void end() {
        if (writer != null) {
            writer.close();
            writer = null;
        }
    }

    private void begin() {
        TopicTail tail = TopicTail.read(
                bootstrapServers, topic, places.storeEpoch().await().atMost(PATIENCE));
        seq = places.begin(tail).await().atMost(PATIENCE);
        writer = new TopicWriter(bootstrapServers, topic, tail);
        LOG.infof("publishing to %s after %d", topic, seq);
    }
}
