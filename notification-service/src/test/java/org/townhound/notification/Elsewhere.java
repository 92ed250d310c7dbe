package org.townhound.notification;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.ConfigProvider;
import org.townhound.contracts.Event;
import org.townhound.contracts.EventJson;
import org.townhound.contracts.wire.EventTypes;
import org.townhound.eventstore.CloudEventAttributes;
import org.townhound.eventstore.Lanes;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;

/** Another service, as far as its topic shows it: it numbers and publishes events as a store does. */
final class Elsewhere {
    static final Elsewhere LICENSING = new Elsewhere("licensing");
    static final Elsewhere ENFORCEMENT = new Elsewhere("enforcement");
    static final Elsewhere IMPOUND = new Elsewhere("impound");
    private static final Instant NOON = Instant.parse("2026-07-15T16:00:00Z");
    private static final LocalDate TODAY = LocalDate.of(2026, 7, 15);

    private final String service;
    private final UUID store = UUID.randomUUID();
    private final Map<Integer, Long> lanes = new ConcurrentHashMap<>();
    private final Map<StreamId, Long> versions = new ConcurrentHashMap<>();
    private long seq;

    private Elsewhere(String service) {
        this.service = service;
    }

    /** Publishes what comes next in a stream and gives it as it stands in the topic. */
    synchronized SealedEvent publishes(String town, String kind, UUID id, Event event) {
        StreamId stream = StreamId.of(town, kind, id);
        int lane = Lanes.of(stream.toString());
        StoredEvent stored = new StoredEvent(
                UUID.randomUUID(),
                stream,
                versions.merge(stream, 1L, Long::sum),
                EventTypes.of(event.getClass()).wireName(),
                NOON,
                TODAY,
                NOON,
                "somebody",
                UUID.randomUUID(),
                null,
                null,
                EventJson.write(event));
        SealedEvent sealed = new SealedEvent(stored, ++seq, lane, lanes.merge(lane, 1L, Long::sum), store);
        produce(List.of(sealed));
        return sealed;
    }

    /** Writes records to the topic, which may stand there already. */
    void produce(List<SealedEvent> events) {
        Map<String, Object> settings = Map.of("bootstrap.servers", config("kafka.bootstrap.servers"));
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer())) {
            for (SealedEvent event : events) {
                producer.send(record(event)).get();
            }
        } catch (ExecutionException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private ProducerRecord<String, byte[]> record(SealedEvent event) {
        ProducerRecord<String, byte[]> record = new ProducerRecord<>(
                config("townhound.topics." + service),
                event.lane(),
                event.stored().stream().toString(),
                event.stored().payload().getBytes(UTF_8));
        CloudEventAttributes.of(service, event)
                .forEach((name, value) -> record.headers().add("ce_" + name, value.getBytes(UTF_8)));
        return record;
    }

    private static String config(String property) {
        return ConfigProvider.getConfig().getValue(property, String.class);
    }
}
