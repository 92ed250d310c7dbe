package org.townhound.eventstore.kafka;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.jboss.logging.Logger;
import org.townhound.eventstore.CloudEventAttributes;
import org.townhound.eventstore.SealedEvent;

/**
 * CloudEvents 1.0 over Kafka in binary content mode: attributes in headers, the stored payload as the value.
 *
 * <p>The Kafka protocol binding of CloudEvents gives the prefix {@code ce_} and the header {@code content-type}. The
 * record's key is the stream id; its partition is the event's lane and is always set, so no client ever hashes the key.
 */
final class CloudEventRecords {
    private static final Logger LOG = Logger.getLogger(CloudEventRecords.class);
    private static final String PREFIX = "ce_";

    private CloudEventRecords() {}

    /**
     * The record of an event.
     *
     * @param topic its topic
     * @param event sealed by the topic's own store
     */
    static ProducerRecord<String, byte[]> write(String topic, String service, SealedEvent event) {
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                topic,
                event.lane(),
                event.stored().stream().toString(),
                bytes(event.stored().payload()));
        record.headers().add("content-type", bytes("application/json"));
        CloudEventAttributes.of(service, event)
                .forEach((name, value) -> record.headers().add(PREFIX + name, bytes(value)));
        return record;
    }

    /**
     * The event in a record; empty, with a warning that names topic, partition, offset and what did not fit, for a
     * record that no publishing loop wrote or that stands in another partition than its lane.
     */
    static Optional<Received> read(ConsumerRecord<String, byte[]> record) {
        try {
            SealedEvent event = CloudEventAttributes.read(attributes(record), text(record.value()));
            if (event.lane() != record.partition()) {
                throw new IllegalArgumentException("the event belongs to another lane");
            }
            return Optional.of(
                    new Received(event, record.offset(), record.leaderEpoch().orElse(null)));
        } catch (IllegalArgumentException foreign) {
            LOG.warnf(
                    "%s-%d@%d is no event of Townhound and is passed over (%s)",
                    record.topic(),
                    record.partition(),
                    record.offset(),
                    foreign.getClass().getSimpleName());
            return Optional.empty();
        }
    }

    private static Map<String, String> attributes(ConsumerRecord<String, byte[]> record) {
        Map<String, String> attributes = new HashMap<>();
        for (Header header : record.headers()) {
            if (header.key().startsWith(PREFIX) && header.value() != null) {
                attributes.put(header.key().substring(PREFIX.length()), text(header.value()));
            }
        }
        return attributes;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        return bytes == null ? "" : new String(bytes, StandardCharsets.UTF_8);
    }
}
