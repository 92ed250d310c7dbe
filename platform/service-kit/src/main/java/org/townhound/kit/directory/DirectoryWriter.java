package org.townhound.kit.directory;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Writes the directory's topic, one request in flight. It is made at the first record and made anew after a failure; all
 * limits of time together stay below the database's {@code idle_in_transaction_session_timeout} (10 s), because a
 * transaction waits meanwhile. It belongs to one thread at a time and blocks it.
 */
@Singleton
class DirectoryWriter {
    private final ObjectMapper json;
    private final String topic;
    private final byte[] service;
    private final Map<String, Object> settings;
    private KafkaProducer<String, String> producer;

    DirectoryWriter(
            ObjectMapper json,
            @ConfigProperty(name = "kafka.bootstrap.servers") String servers,
            @ConfigProperty(name = "townhound.topics.directory") String topic,
            @ConfigProperty(name = "townhound.service") String service) {
        this.json = json;
        this.topic = topic;
        this.service = service.getBytes(StandardCharsets.UTF_8);
        this.settings = Map.of(
                "bootstrap.servers", servers,
                "acks", "all",
                "enable.idempotence", true,
                "max.in.flight.requests.per.connection", 1,
                "linger.ms", 0,
                "request.timeout.ms", 2_000,
                "delivery.timeout.ms", 4_000,
                "max.block.ms", 3_000);
    }

    /**
     * Sends records in order and waits until the broker has all of them.
     *
     * @throws IllegalStateException when one of them did not arrive
     */
    void write(List<DirectoryRecord> records) {
        try {
            if (producer == null) {
                producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
            }
            List<Future<RecordMetadata>> sent = new ArrayList<>(records.size());
            for (DirectoryRecord record : records) {
                sent.add(producer.send(message(record)));
            }
            for (Future<RecordMetadata> future : sent) {
                future.get();
            }
        } catch (ExecutionException | RuntimeException failed) {
            close();
            throw new IllegalStateException("the directory's topic does not take records", failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            close();
            throw new IllegalStateException("interrupted while writing the directory's topic", interrupted);
        }
    }

    /** Ends the producer at once; the next write makes another one. */
    void close() {
        if (producer != null) {
            producer.close(Duration.ZERO);
            producer = null;
        }
    }

    private ProducerRecord<String, String> message(DirectoryRecord record) {
        try {
            ProducerRecord<String, String> message =
                    new ProducerRecord<>(topic, record.personId().toString(), json.writeValueAsString(record));
            message.headers().add(DirectoryRecord.SOURCE, service);
            return message;
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
