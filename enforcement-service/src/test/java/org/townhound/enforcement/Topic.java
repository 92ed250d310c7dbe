package org.townhound.enforcement;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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
import org.eclipse.microprofile.config.ConfigProvider;
import org.townhound.eventstore.CloudEventAttributes;
import org.townhound.eventstore.Lanes;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StreamId;

/** A topic of the running broker, read and written by a stranger. */
final class Topic implements AutoCloseable {
    private final String name;
    private final KafkaProducer<String, byte[]> producer;
    private final KafkaConsumer<String, byte[]> consumer;

    private Topic(String property) {
        this.name = config(property);
        Map<String, Object> settings = Map.of("bootstrap.servers", config("kafka.bootstrap.servers"));
        this.producer = new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
        this.consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
    }

    static Topic ofEnforcement() {
        return new Topic("townhound.topics.enforcement");
    }

    static Topic ofLicensing() {
        return new Topic("townhound.topics.licensing");
    }

    /** Every record of these streams that the topic holds now. */
    List<ConsumerRecord<String, byte[]>> records(Collection<StreamId> streams) {
        Set<String> keys = streams.stream().map(StreamId::toString).collect(Collectors.toSet());
        List<TopicPartition> lanes = IntStream.range(0, Lanes.COUNT)
                .mapToObj(lane -> new TopicPartition(name, lane))
                .toList();
        consumer.assign(lanes);
        consumer.seekToBeginning(lanes);
        Map<TopicPartition, Long> ends = consumer.endOffsets(lanes);
        List<ConsumerRecord<String, byte[]>> found = new ArrayList<>();
        while (lanes.stream().anyMatch(lane -> consumer.position(lane) < ends.get(lane))) {
            for (ConsumerRecord<String, byte[]> record : consumer.poll(Duration.ofMillis(100))) {
                if (keys.contains(record.key())) {
                    found.add(record);
                }
            }
        }
        return found;
    }

    void repeat(ConsumerRecord<String, byte[]> record) throws Exception {
        producer.send(new ProducerRecord<>(name, record.partition(), record.key(), record.value(), record.headers()))
                .get();
    }

    void publish(SealedEvent event) throws Exception {
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                name,
                event.lane(),
                event.stored().stream().toString(),
                event.stored().payload().getBytes(UTF_8));
        CloudEventAttributes.of("enforcement", event)
                .forEach((attribute, value) -> record.headers().add("ce_" + attribute, value.getBytes(UTF_8)));
        producer.send(record).get();
    }

    private static String config(String property) {
        return ConfigProvider.getConfig().getValue(property, String.class);
    }

    @Override
    public void close() {
        producer.close();
        consumer.close();
    }
}
