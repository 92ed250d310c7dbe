package org.townhound.eventstore.kafka;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A topic as a stranger sees it. */
final class RawTopic implements AutoCloseable {
    private final String topic;
    private final KafkaProducer<String, byte[]> producer;
    private final KafkaConsumer<String, byte[]> consumer;

    RawTopic(String bootstrapServers, String topic) {
        this.topic = topic;
        Map<String, Object> settings = Map.of("bootstrap.servers", bootstrapServers);
        this.producer = new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
        this.consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
    }

    void send(ProducerRecord<String, byte[]> record) throws Exception {
        producer.send(record).get();
    }

    /** Everything that the topic holds now, each partition in its order. */
    List<Received> readAll() {
        List<TopicPartition> partitions = IntStream.range(0, 12)
                .mapToObj(lane -> new TopicPartition(topic, lane))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
        List<Received> all = new ArrayList<>();
        while (partitions.stream().anyMatch(partition -> consumer.position(partition) < ends.get(partition))) {
            for (ConsumerRecord<String, byte[]> record : consumer.poll(Duration.ofMillis(100))) {
                CloudEventRecords.read(record).ifPresent(all::add);
            }
        }
        return all;
    }

    @Override
    public void close() {
        producer.close();
        consumer.close();
    }
}
