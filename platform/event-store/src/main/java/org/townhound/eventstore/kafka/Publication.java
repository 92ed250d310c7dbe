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
 *
 * <p>Only the publishing loop's thread may use it: it blocks, and it has state.
 */
@ApplicationScoped
class Publication {
    private static final Logger LOG = Logger.getLogger(Publication.class);
    /** Events in one batch; all of them are acknowledged before the next is read. */
    private static final int EVENTS = 500;
    /** Longer than the database's {@code statement_timeout}, so that the server gives up first and says why. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private final SealedReader reader;
    private final PublishedPlaces places;
    private final String bootstrapServers;
    private final String topic;
    private final String service;

    /** Null before the beginning and after a failure. */
    private TopicWriter writer;
    /**
     * The last number known to be in the topic; it is kept nowhere else, because the topic itself is asked at each
     * beginning.
     */
    private long seq;

    Publication(
            SealedReader reader,
            PublishedPlaces places,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrapServers,
            @ConfigProperty(name = "townhound.topic") String topic,
            @ConfigProperty(name = "townhound.service") String service) {
        this.reader = reader;
        this.places = places;
        this.bootstrapServers = bootstrapServers;
        this.topic = topic;
        this.service = service;
    }

    /**
     * Copies the next batch.
     *
     * <p>The first call, and the first after a failure, reads the end of every partition before it sends anything.
     *
     * @return how many events the batch held; zero when the topic holds everything
     * @throws Exception for any failure of store or broker; the producer is closed, and the next call begins again
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

    /** Closes the producer, if there is one, without waiting for what it has not sent. */
    void end() {
        if (writer != null) {
            writer.close();
            writer = null;
        }
    }

    /**
     * Everything from the earliest event that some lane lacks is read again; what the other lanes hold beyond it is not
     * sent twice.
     */
    private void begin() {
        TopicTail tail = TopicTail.read(
                bootstrapServers, topic, places.storeEpoch().await().atMost(PATIENCE));
        seq = places.begin(tail).await().atMost(PATIENCE);
        writer = new TopicWriter(bootstrapServers, topic, service, tail);
        LOG.infof("publishing to %s after %d", topic, seq);
    }
}
