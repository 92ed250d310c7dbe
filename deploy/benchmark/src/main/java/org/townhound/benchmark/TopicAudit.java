package org.townhound.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads the whole topic of a service and counts what must not be there. */
final class TopicAudit {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration POLL = Duration.ofMillis(500);
    private static final String RECORDED = "enforcement.offense-recorded.v1";
    private static final String ASSESSED = "enforcement.offense-assessed.v1";
    private static final String CITED = "enforcement.citation-issued.v1";

    private final Map<String, Map<UUID, Integer>> byType =
            Map.of(RECORDED, new HashMap<>(), ASSESSED, new HashMap<>(), CITED, new HashMap<>());
    private final Map<String, Long> versions = new HashMap<>();
    private final Set<String> eventIds = new HashSet<>();
    private long reordered;
    private long doubled;

    /** Reads from the first record of each partition to the one that was last when the reading began. */
    static TopicAudit of(String bootstrapServers, String topic) throws IOException {
        TopicAudit audit = new TopicAudit();
        Map<String, Object> settings =
                Map.of("bootstrap.servers", bootstrapServers, "isolation.level", "read_committed");
        try (KafkaConsumer<String, byte[]> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(topic).stream()
                    .map(partition -> new TopicPartition(topic, partition.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
                for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
                    audit.read(record);
                }
            }
        }
        return audit;
    }

    /** How many of these offenses were not recorded, not assessed or not cited. */
    long lost(Collection<UUID> offenses) {
        return offenses.stream()
                .filter(offense -> byType.values().stream().anyMatch(seen -> !seen.containsKey(offense)))
                .count();
    }

    /** Records that do not follow the version before them in their stream. */
    long reordered() {
        return reordered;
    }

    /** Events that came twice, and offenses that were recorded, assessed or cited twice. */
    long doubled() {
        return doubled
                + byType.values().stream()
                        .flatMap(seen -> seen.values().stream())
                        .filter(times -> times > 1)
                        .count();
    }

    /** Takes one record, in the order of its partition. */
    void read(ConsumerRecord<String, byte[]> record) throws IOException {
        if (!eventIds.add(header(record, "ce_id"))) {
            doubled++;
            return;
        }
        long version = Long.parseLong(header(record, "ce_streamversion"));
        Long before = versions.put(record.key(), version);
        if (version != (before == null ? 1 : before + 1)) {
            reordered++;
        }
        Map<UUID, Integer> seen = byType.get(header(record, "ce_type"));
        if (seen != null) {
            JsonNode event = JSON.readTree(record.value());
            seen.merge(UUID.fromString(event.path("offenseId").asText()), 1, Integer::sum);
        }
    }

    private static String header(ConsumerRecord<String, byte[]> record, String name) {
        return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }
}
