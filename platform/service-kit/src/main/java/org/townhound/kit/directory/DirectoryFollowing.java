package org.townhound.kit.directory;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudge;

/**
 * Follows the directory's topic for the services named in {@code townhound.directory.follows}, and for none where that is
 * not set. It reads the whole topic at each start, which is small because it is compacted, belongs to no group and keeps
 * no place: what it hears twice changes nothing.
 */
@ApplicationScoped
class DirectoryFollowing {
    private static final Logger LOG = Logger.getLogger(DirectoryFollowing.class);
    private static final Duration POLL = Duration.ofMillis(500);

    private final ObjectMapper json;
    private final HeardPeople heard;
    private final String topic;
    private final Set<String> owners;
    private final Map<String, Object> settings;
    private final Loop loop = new Loop("townhound-directory-follower", new Nudge(), this::turn);
    private KafkaConsumer<String, String> consumer;

    DirectoryFollowing(
            ObjectMapper json,
            HeardPeople heard,
            @ConfigProperty(name = "kafka.bootstrap.servers") String servers,
            @ConfigProperty(name = "townhound.topics.directory") String topic,
            @ConfigProperty(name = "townhound.directory.follows") Optional<Set<String>> owners) {
        this.json = json;
        this.heard = heard;
        this.topic = topic;
        this.owners = owners.orElse(Set.of());
        this.settings = Map.of(
                "bootstrap.servers",
                servers,
                "enable.auto.commit",
                false,
                "auto.offset.reset",
                "earliest",
                "allow.auto.create.topics",
                false);
    }

    void start(@Observes StartupEvent started) {
        if (!owners.isEmpty()) {
            loop.start();
        }
    }

    void stop(@Observes ShutdownEvent stopping) {
        if (!owners.isEmpty()) {
            loop.stop();
            close();
        }
    }

    /** The kind of failure that keeps it from hearing anything, or null. */
    String failure() {
        return loop.failure();
    }

    private Duration turn() {
        try {
            if (consumer == null) {
                open();
            }
            List<HeardPeople.Heard> news = new ArrayList<>();
            consumer.poll(POLL).forEach(record -> read(record).ifPresent(news::add));
            heard.note(news);
            return Duration.ZERO;
        } catch (RuntimeException failed) {
            close();
            throw failed;
        }
    }

    private void open() {
        consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
        List<TopicPartition> partitions = consumer.partitionsFor(topic).stream()
                .map(partition -> new TopicPartition(topic, partition.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
    }

    private void close() {
        if (consumer != null) {
            consumer.close();
            consumer = null;
        }
    }

    /** Empty for a service that is not followed, and, with a warning, for what no service of Townhound wrote. */
    private Optional<HeardPeople.Heard> read(ConsumerRecord<String, String> record) {
        Header source = record.headers().lastHeader(DirectoryRecord.SOURCE);
        String owner = source == null ? "" : new String(source.value(), StandardCharsets.UTF_8);
        if (!owners.contains(owner)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new HeardPeople.Heard(owner, json.readValue(record.value(), DirectoryRecord.class)));
        } catch (JsonProcessingException | IllegalArgumentException foreign) {
            LOG.warnf("%s-%d@%d is no record of a directory", record.topic(), record.partition(), record.offset());
            return Optional.empty();
        }
    }
}
