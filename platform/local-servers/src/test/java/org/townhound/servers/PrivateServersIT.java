package org.townhound.servers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PrivateServersIT {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static PrivateServers servers;

    @BeforeAll
    static void start() {
        servers = PrivateServers.start();
    }

    @AfterAll
    static void stop() {
        servers.close();
    }

    @Test
    void an_acknowledged_record_survives_kill_9_of_the_broker() throws ExecutionException, InterruptedException {
        servers.createTopic("kept");
        try (KafkaProducer<String, String> producer = producer()) {
            assertEquals(0, producer.send(record("kept")).get().offset());
        }

        servers.broker().kill();
        servers.broker().restart();
        servers.broker().awaitReady(PATIENCE);

        assertEquals("Rex \uD83D\uDC15", read("kept").value());
    }

    @Test
    void a_client_cannot_make_a_topic() {
        try (KafkaProducer<String, String> producer = producer()) {
            ExecutionException failure = assertThrows(
                    ExecutionException.class,
                    () -> producer.send(record("never-made")).get());
            assertInstanceOf(TimeoutException.class, failure.getCause());
        }
    }

    @Test
    void postgresql_can_be_killed_and_restarted() throws SQLException {
        ServiceDatabase database = servers.createDatabase("enforcement");
        servers.postgres().kill();
        servers.postgres().restart();
        servers.postgres().awaitReady(PATIENCE);
        try (Connection connection =
                DriverManager.getConnection(database.jdbcUrl(), database.user(), database.password())) {
            assertTrue(connection.isValid(1));
        }
    }

    private static KafkaProducer<String, String> producer() {
        return new KafkaProducer<>(
                Map.of("bootstrap.servers", servers.kafkaBootstrapServers(), "acks", "all", "max.block.ms", 1_000),
                new StringSerializer(),
                new StringSerializer());
    }

    private static ProducerRecord<String, String> record(String topic) {
        return new ProducerRecord<>(topic, 3, "whitman-ma/dog/1", "Rex \uD83D\uDC15");
    }

    private static ConsumerRecord<String, String> read(String topic) {
        TopicPartition partition = new TopicPartition(topic, 3);
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", servers.kafkaBootstrapServers()),
                new StringDeserializer(),
                new StringDeserializer())) {
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            return consumer.poll(PATIENCE).records(partition).getFirst();
        }
    }
}
