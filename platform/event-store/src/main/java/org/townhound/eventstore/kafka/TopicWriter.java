package org.townhound.eventstore.kafka;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.townhound.eventstore.SealedEvent;

/**
 * Writes a topic, one batch at a time, each lane in its order. After any failed send it must be closed and made anew
 * from what the topic then holds: a producer that retried around a failure could leave a hole or change the order.
 *
 * <p>One request in flight ({@code max.in.flight.requests.per.connection}), {@code acks=all} and {@code
 * enable.idempotence} keep each partition in order; {@code delivery.timeout.ms} bounds how long a batch can hang. It
 * belongs to one thread.
 */
final class TopicWriter implements AutoCloseable {
    /** Whatever is still in the buffer is given up: it is read again from the store. */
    private static final Duration CLOSE_PATIENCE = Duration.ZERO;

    private final String topic;
    private final String service;
    /** The highest number in each lane that the topic holds or was sent. */
    private final long[] last;

    private final KafkaProducer<String, byte[]> producer;

    /**
     * Connects; nothing is sent yet.
     *
     * @param bootstrapServers as Kafka's setting of that name
     * @param topic exists, with a partition for each lane
     * @param tail what the topic held a moment ago
     */
    TopicWriter(String bootstrapServers, String topic, String service, TopicTail tail) {
        this.topic = topic;
        this.service = service;
        this.last = tail.last().stream().mapToLong(Long::longValue).toArray();
        Map<String, Object> settings = new HashMap<>();
        settings.put("bootstrap.servers", bootstrapServers);
        settings.put("acks", "all");
        settings.put("enable.idempotence", true);
        settings.put("max.in.flight.requests.per.connection", 1);
        settings.put("delivery.timeout.ms", 15_000);
        settings.put("request.timeout.ms", 5_000);
        settings.put("max.block.ms", 10_000);
        settings.put("linger.ms", 0);
        settings.put("batch.size", 262_144);
        this.producer = new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
    }

    /**
     * Sends what the topic does not hold yet and waits until the broker has all of it.
     *
     * <p>It blocks until all acknowledgments are there.
     *
     * @return how many events were sent
     * @throws ExecutionException when one could not be sent; close this writer
     * @param events by ascending sequence, beginning at or before the first event that the topic lacks
     * @throws IllegalStateException when a lane would get a hole; nothing of the lane behind it is sent
     * @throws InterruptedException when the thread is interrupted; close this writer
     */
    int write(List<SealedEvent> events) throws ExecutionException, InterruptedException {
        List<Future<RecordMetadata>> sent = new ArrayList<>(events.size());
        for (SealedEvent event : events) {
            if (event.laneSeq() > last[event.lane()]) {
                if (event.laneSeq() != last[event.lane()] + 1) {
                    throw new IllegalStateException("an event before " + event.seq() + " is missing from its lane");
                }
                sent.add(producer.send(CloudEventRecords.write(topic, service, event)));
                last[event.lane()]++;
            }
        }
        producer.flush();
        for (Future<RecordMetadata> future : sent) {
            future.get();
        }
        return sent.size();
    }

    /** Ends the producer at once; may be called after any failure. */
    @Override
    public void close() {
        producer.close(CLOSE_PATIENCE);
    }
}
