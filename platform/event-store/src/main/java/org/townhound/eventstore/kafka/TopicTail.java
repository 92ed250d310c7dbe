package org.townhound.eventstore.kafka;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.townhound.eventstore.Lanes;

/**
 * What a topic really holds: the number of the last event in each lane, zero for an empty one.
 *
 * @param last by lane
 */
record TopicTail(List<Long> last) {
    TopicTail {
        last = List.copyOf(last);
    }

    /** How many records of a partition's end are read at most. */
    private static final int RECORDS = 50;

    /** One wait for records. */
    private static final Duration POLL = Duration.ofMillis(200);
    /** For each question to the broker ({@code default.api.timeout.ms}), and for all records together. */
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    /**
     * Reads the last record of every partition.
     *
     * <p>It joins no group and commits nothing. It blocks, and it reads at most a fetch of each partition. Time here is
     * real time: it bounds a network call and decides nothing.
     *
     * @throws IllegalStateException when the topic has another number of partitions, does not answer in time, or holds
     *     events of another store
     * @param bootstrapServers as Kafka's setting of that name
     * @param topic one of Townhound's, which already exists
     * @param storeEpoch of the store whose copy it should be
     */
    static TopicTail read(String bootstrapServers, String topic, UUID storeEpoch) {
        Map<String, Object> settings = new HashMap<>();
        settings.put("bootstrap.servers", bootstrapServers);
        settings.put("auto.offset.reset", "none");
        settings.put("enable.auto.commit", "false");
        settings.put("default.api.timeout.ms", Math.toIntExact(PATIENCE.toMillis()));
        try (KafkaConsumer<String, byte[]> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
            if (consumer.partitionsFor(topic).size() != Lanes.COUNT) {
                throw new IllegalStateException(topic + " must have " + Lanes.COUNT + " partitions");
            }
            return read(consumer, topic, storeEpoch);
        }
    }

    /**
     * An end offset is the offset after the last record; partitions that are empty, also after their records were
     * removed, are not asked. A few records are read, because the last one may be none of Townhound's.
     */
    private static TopicTail read(KafkaConsumer<String, byte[]> consumer, String topic, UUID storeEpoch) {
        List<TopicPartition> partitions = IntStream.range(0, Lanes.COUNT)
                .mapToObj(lane -> new TopicPartition(topic, lane))
                .toList();
        Map<TopicPartition, Long> first = consumer.beginningOffsets(partitions);
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
        List<TopicPartition> filled = partitions.stream()
                .filter(partition -> ends.get(partition) > first.get(partition))
                .toList();
        consumer.assign(filled);
        filled.forEach(
                partition -> consumer.seek(partition, Math.max(first.get(partition), ends.get(partition) - RECORDS)));
        Long[] last = new Long[Lanes.COUNT];
        Arrays.fill(last, 0L);
        Instant deadline = Instant.now().plus(PATIENCE);
        while (filled.stream().anyMatch(partition -> consumer.position(partition) < ends.get(partition))) {
            if (Instant.now().isAfter(deadline)) {
                throw new IllegalStateException(topic + " did not answer in time");
            }
            for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
                CloudEventRecords.read(record)
                        .ifPresent(received -> last[record.partition()] = laneSeq(topic, received, storeEpoch));
            }
        }
        filled.stream()
                .filter(partition ->
                        last[partition.partition()] == 0 && ends.get(partition) - first.get(partition) > RECORDS)
                .forEach(partition -> {
                    throw new IllegalStateException(partition + " ends in foreign records only");
                });
        return new TopicTail(List.of(last));
    }

    private static long laneSeq(String topic, Received received, UUID storeEpoch) {
        if (!received.event().storeEpoch().equals(storeEpoch)) {
            throw new IllegalStateException(topic + " was written by another store");
        }
        return received.event().laneSeq();
    }
}
