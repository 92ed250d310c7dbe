package org.townhound.eventstore.kafka;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.eventstore.TestEvents.append;
import static org.townhound.eventstore.TestEvents.newStream;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.RecordsToDelete;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Recorder;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedReader;
import org.townhound.eventstore.Sql;
import org.townhound.eventstore.StoreServers;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.servers.SharedServers;

@QuarkusTest
@QuarkusTestResource(StoreServers.class)
class LanesIT {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @Inject
    EventStore store;

    @Inject
    UnitOfWork unitOfWork;

    @Inject
    SealedReader reader;

    @Inject
    PublishedPlaces places;

    @Inject
    LaneConsumer lanes;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrapServers;

    @ConfigProperty(name = "townhound.sources.enforcement.url")
    URI enforcement;

    @ConfigProperty(name = "townhound.topic")
    String topic;

    @Test
    void a_record_that_arrives_twice_has_effect_once() throws Exception {
        StreamId stream = newStream();
        write(stream, 0, "a", "b");
        awaitApplied("recorder", stream, 2);

        try (RawTopic raw = new RawTopic(bootstrapServers, topic)) {
            for (SealedEvent event : events(stream)) {
                raw.send(CloudEventRecords.write(topic, event));
            }
        }
        write(stream, 2, "c");
        awaitApplied("recorder", stream, 3);

        assertEquals(3, applied("recorder", stream).size());
    }

    @Test
    void a_record_that_no_store_wrote_is_passed_over() throws Exception {
        StreamId stream = newStream();
        write(stream, 0, "a");
        awaitApplied("recorder", stream, 1);
        int lane = events(stream).getFirst().lane();

        try (RawTopic raw = new RawTopic(bootstrapServers, topic)) {
            raw.send(new ProducerRecord<>(topic, lane, "someone", new byte[] {1, 2, 3}));
        }
        write(stream, 1, "b");

        awaitApplied("recorder", stream, 2);
    }

    @Test
    void a_poisonous_event_parks_its_key_and_the_rest_flows() {
        StreamId poisoned = newStream();
        List<StreamId> others =
                IntStream.range(0, 30).mapToObj(any -> newStream()).toList();
        write(poisoned, 0, "a", "poison", "c");
        others.forEach(other -> write(other, 0, "a", "b"));
        write(poisoned, 3, "d");

        others.forEach(other -> awaitApplied("recorder", other, 2));
        await().atMost(PATIENCE)
                .until(() -> Sql.texts("select event_id from eventstore.parked_event where consumer = 'recorder'"
                                        + " and stream_id = '" + poisoned + "'")
                                .size()
                        == 3);
        assertEquals(1, applied("recorder", poisoned).size());
    }

    @Test
    void a_gap_is_filled_from_the_store_that_published() {
        StreamId stream = newStream();
        write(stream, 0, "a", "b", "c", "d");
        awaitApplied("recorder", stream, 4);
        int lane = events(stream).getFirst().lane();
        List<SealedEvent> whole = lane(lane);
        Effects consumer = new Effects("gap-" + Ids.next(), "licensing");

        lanes.apply(consumer, List.of(received(whole.getFirst()), received(whole.getLast())))
                .await()
                .atMost(PATIENCE);

        assertEquals(digestible(whole), new TreeSet<>(applied(consumer.name())));
    }

    @Test
    void a_gap_is_filled_from_another_service_and_a_lane_stops_only_when_that_has_nothing() throws Exception {
        List<SealedEvent> whole = new OtherStore(7).events(5);
        try (OtherService other = new OtherService(enforcement, whole)) {
            Effects consumer = new Effects("other-" + Ids.next(), "enforcement");

            other.isEmpty(true);
            lanes.apply(consumer, List.of(received(whole.get(0)), received(whole.get(3))))
                    .await()
                    .atMost(PATIENCE);
            assertEquals(1, applied(consumer.name()).size());
            assertEquals(
                    1,
                    Sql.texts("select held_because from eventstore.consumer_lane where lane = 7 and held_because is not"
                                    + " null and consumer = '" + consumer.name() + "'")
                            .size());

            other.isEmpty(false);
            lanes.apply(consumer, List.of(received(whole.get(4)))).await().atMost(PATIENCE);
            assertEquals(5, applied(consumer.name()).size());
            assertTrue(other.sawBearerToken());
        }
    }

    @Test
    void two_publishing_loops_never_make_a_hole() throws Exception {
        StreamId stream = newStream();
        write(stream, 0, IntStream.range(0, 60).mapToObj(number -> "k" + number).toArray(String[]::new));
        awaitApplied("recorder", stream, 60);
        String shared = newTopic();
        List<SealedEvent> everything = everything();
        TopicTail empty = TopicTail.read(bootstrapServers, shared, epoch());
        Random random = new Random(7);

        try (TopicWriter one = new TopicWriter(bootstrapServers, shared, empty);
                TopicWriter two = new TopicWriter(bootstrapServers, shared, empty)) {
            int first = 0;
            int second = 0;
            while (first < everything.size() || second < everything.size()) {
                boolean turn = random.nextBoolean();
                int from = turn ? first : second;
                int until = Math.min(everything.size(), from + random.nextInt(1, 9));
                (turn ? one : two).write(everything.subList(from, until));
                first = turn ? until : first;
                second = turn ? second : until;
            }
        }

        assertNothingIsMissing(shared, everything);
    }

    @Test
    void a_topic_that_lost_its_tail_its_head_or_everything_is_filled_again() throws Exception {
        StreamId stream = newStream();
        write(stream, 0, IntStream.range(0, 40).mapToObj(number -> "k" + number).toArray(String[]::new));
        awaitApplied("recorder", stream, 40);
        List<SealedEvent> everything = everything();
        String copy = newTopic();

        try (TopicWriter writer =
                new TopicWriter(bootstrapServers, copy, TopicTail.read(bootstrapServers, copy, epoch()))) {
            writer.write(everything.subList(0, everything.size() / 2));
        }
        publish(copy);
        assertNothingIsMissing(copy, everything);

        removeAll(copy);
        publish(copy);
        assertNothingIsMissing(copy, everything);
    }

    private void publish(String copy) throws Exception {
        Publication publication = new Publication(reader, places, bootstrapServers, copy);
        while (publication.next() > 0) {
            // until the topic holds everything
        }
        publication.end();
    }

    private void removeAll(String copy) throws ExecutionException, InterruptedException {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers))) {
            Map<TopicPartition, RecordsToDelete> whole = new HashMap<>();
            IntStream.range(0, 12)
                    .forEach(lane -> whole.put(new TopicPartition(copy, lane), RecordsToDelete.beforeOffset(-1)));
            admin.deleteRecords(whole).all().get();
        }
    }

    private void assertNothingIsMissing(String copy, List<SealedEvent> everything) throws Exception {
        try (RawTopic raw = new RawTopic(bootstrapServers, copy)) {
            long[] highest = new long[12];
            List<Received> records = raw.readAll();
            for (Received received : records) {
                int lane = received.event().lane();
                assertTrue(received.event().laneSeq() <= highest[lane] + 1, "a hole in lane " + lane);
                highest[lane] = Math.max(highest[lane], received.event().laneSeq());
            }
            Set<Long> held = new TreeSet<>();
            records.forEach(received -> held.add(received.event().seq()));
            everything.forEach(event -> assertTrue(held.contains(event.seq()), "missing " + event.seq()));
        }
    }

    private String newTopic() {
        return SharedServers.join()
                .createTopics("copy-" + Ids.next(), "licensing")
                .getFirst();
    }

    private UUID epoch() {
        return places.storeEpoch().await().atMost(PATIENCE);
    }

    private void write(StreamId stream, long expected, String... kinds) {
        unitOfWork
                .run(session -> store.append(session, append(stream, expected, kinds)))
                .await()
                .atMost(PATIENCE);
    }

    private List<SealedEvent> everything() {
        List<SealedEvent> events = new ArrayList<>();
        List<SealedEvent> page;
        do {
            page = reader.after(events.size(), 500).await().atMost(PATIENCE);
            events.addAll(page);
        } while (!page.isEmpty());
        return events;
    }

    private List<SealedEvent> events(StreamId stream) {
        return everything().stream()
                .filter(event -> event.stored().stream().equals(stream))
                .toList();
    }

    private List<SealedEvent> lane(int lane) {
        return reader.lane(lane, 1, 10_000).await().atMost(PATIENCE);
    }

    private static Received received(SealedEvent event) {
        return new Received(event, event.laneSeq(), null);
    }

    private static Set<String> digestible(List<SealedEvent> events) {
        Set<String> ids = new TreeSet<>();
        events.stream()
                .filter(event -> !event.stored().payload().contains("poison"))
                .filter(event -> Sql.texts("select 1 from eventstore.parked_event where event_id = '"
                                + event.stored().eventId() + "'")
                        .isEmpty())
                .forEach(event -> ids.add(event.stored().eventId().toString()));
        return ids;
    }

    private static void awaitApplied(String consumer, StreamId stream, int count) {
        await().atMost(PATIENCE).until(() -> applied(consumer, stream).size() == count);
    }

    private static List<String> applied(String consumer, StreamId stream) {
        return Sql.texts("select f.event_id from public.effect f join eventstore.event e using (event_id)"
                + " where f.consumer = '" + consumer + "' and e.stream_id = '" + stream + "'");
    }

    private static List<String> applied(String consumer) {
        return Sql.texts("select event_id from public.effect where consumer = '" + consumer + "'");
    }

    private record Effects(String name, String source) implements EventConsumer {
        @Override
        public Set<String> families() {
            return Set.of("licensing.keeper-registered");
        }

        @Override
        public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
            return Recorder.record(session, name, events);
        }
    }
}
