package org.townhound.kit.directory;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.testkit.TownhoundServers;

/** The service under test keeps people, and follows itself and another one, whose call is its own. */
@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class DirectoryTopicIT {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String TOWN = "whitman-ma";
    private static final String OTHER = "other";
    private static final Provenance BY_CLERK =
            new Provenance(Instant.parse("2026-03-01T15:00:00Z"), "clerk-7", Ids.next(), null, null);

    @Inject
    Directory directory;

    @Inject
    KnownPeople people;

    @Inject
    HeardPeople heard;

    @Inject
    UnitOfWork transactions;

    @Inject
    ObjectMapper json;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String servers;

    @ConfigProperty(name = "townhound.topics.directory")
    String topic;

    private final UUID id = Ids.next();

    @Test
    void each_version_is_told_and_nothing_about_the_person() {
        note("Ada Lovelace");
        note("Ada King");
        note("Ada King");
        run(session -> directory.erase(session, TOWN, id, BY_CLERK));
        List<String> told = List.of(record(0, "changed"), record(1, "changed"), record(2, "erased"));
        await().atMost(PATIENCE).untilAsserted(() -> assertEquals(told, told()));
        await().atMost(PATIENCE).untilAsserted(() -> assertEquals(2, version("licensing", id)));
    }

    @Test
    void what_rolls_back_is_not_told() {
        assertThrows(
                IllegalStateException.class,
                () -> run(session -> directory
                        .note(session, TOWN, new Person(id, "Ada", null, null, null), BY_CLERK)
                        .chain(() -> Uni.createFrom().<Void>failure(new IllegalStateException("changed my mind")))));
        note("Ada");
        await().atMost(PATIENCE).untilAsserted(() -> assertEquals(List.of(record(0, "changed")), told()));
    }

    @Test
    void a_person_is_fetched_once_and_again_after_a_change_and_the_highest_version_wins() {
        note("Ada Lovelace");
        listen(true);
        assertEquals("Ada Lovelace 0", find());
        listen(false);
        assertEquals("Ada Lovelace 0", find());
        note("Ada King");
        tell(1, "changed");
        tell(0, "changed");
        assertThrows(CompletionException.class, this::find);
        listen(true);
        assertEquals("Ada King 1", find());
    }

    @Test
    void an_erased_person_leaves_a_marker_that_nothing_overwrites() {
        note("Ada Lovelace");
        listen(true);
        assertEquals("Ada Lovelace 0", find());
        listen(false);
        tell(1, "erased");
        assertEquals("erased 1", find());
        tell(2, "changed");
        assertEquals("erased 1", find());
    }

    @Test
    void somebody_whom_the_other_service_does_not_know_is_nobody() {
        listen(true);
        assertEquals("nobody", find());
    }

    private void note(String name) {
        run(session -> directory.note(session, TOWN, new Person(id, name, null, null, null), BY_CLERK));
    }

    /** Lets the other service speak, and waits until what it says next in the same partition has been heard. */
    private void tell(int version, String state) {
        UUID later = Stream.generate(Ids::next)
                .filter(other -> partition(other) == partition(id))
                .findFirst()
                .orElseThrow();
        DirectoryWriter writer = new DirectoryWriter(json, servers, topic, OTHER);
        writer.write(List.of(new DirectoryRecord(id, TOWN, version, state)));
        writer.write(List.of(new DirectoryRecord(later, TOWN, 0, "changed")));
        writer.close();
        await().atMost(PATIENCE).until(() -> version(OTHER, later) == 0);
    }

    private static int partition(UUID key) {
        return BuiltInPartitioner.partitionForKey(key.toString().getBytes(StandardCharsets.UTF_8), 12);
    }

    private String find() {
        Optional<DirectoryEntry> found =
                people.find(OTHER, TOWN, id, "service-test").await().atMost(PATIENCE);
        return found.map(entry -> switch (entry) {
                    case DirectoryEntry.Known(Person person, int version) -> person.name() + " " + version;
                    case DirectoryEntry.Erased(UUID _, int version) -> "erased " + version;
                })
                .orElse("nobody");
    }

    private int version(String owner, UUID person) {
        return heard.read(owner, TOWN, person)
                .await()
                .atMost(PATIENCE)
                .map(HeardPeople.Known::version)
                .orElse(-1);
    }

    /** Whether the other service answers. */
    private static void listen(boolean answers) {
        System.setProperty("townhound.sources.other.url", "http://127.0.0.1:" + (answers ? RestAssured.port : 9));
    }

    private String record(int version, String state) {
        return "{\"personId\":\"%s\",\"town\":\"whitman-ma\",\"version\":%d,\"state\":\"%s\"}"
                .formatted(id, version, state);
    }

    private List<String> told() {
        List<String> values = new ArrayList<>();
        Map<String, Object> settings = Map.of("bootstrap.servers", servers);
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(topic).stream()
                    .map(partition -> new TopicPartition(topic, partition.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(partition -> consumer.position(partition) < ends.get(partition))) {
                consumer.poll(Duration.ofMillis(100)).forEach(record -> {
                    String source =
                            new String(record.headers().lastHeader("source").value(), StandardCharsets.UTF_8);
                    if (record.key().equals(id.toString())
                            && List.of("licensing", OTHER).contains(source)) {
                        values.add(record.value());
                    }
                });
            }
        }
        return values;
    }

    private <T> T run(Function<Mutiny.Session, Uni<T>> work) {
        return transactions.run(work).await().atMost(PATIENCE);
    }
}
