package org.townhound.eventstore.kafka;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.eventstore.StoreUnderTest.PATIENCE;
import static org.townhound.eventstore.StoreUnderTest.applied;
import static org.townhound.eventstore.StoreUnderTest.awaitApplied;
import static org.townhound.eventstore.TestEvents.newStream;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Recorder;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedReader;
import org.townhound.eventstore.Sql;
import org.townhound.eventstore.StoreServers;
import org.townhound.eventstore.StoreUnderTest;
import org.townhound.eventstore.StreamId;

@QuarkusTest
@QuarkusTestResource(StoreServers.class)
class ConsumingIT {
    @Inject
    StoreUnderTest town;

    @Inject
    SealedReader reader;

    @Inject
    LaneConsumer lanes;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrapServers;

    @ConfigProperty(name = "townhound.topic")
    String topic;

    @ConfigProperty(name = "townhound.sources.enforcement.url")
    URI enforcement;

    @Test
    void a_record_that_arrives_twice_has_effect_once() throws Exception {
        StreamId stream = newStream();
        town.write(stream, 0, "a", "b");
        awaitApplied("recorder", stream, 2);

        try (RawTopic raw = new RawTopic(bootstrapServers, topic)) {
            for (SealedEvent event : town.events(stream)) {
                raw.send(CloudEventRecords.write(topic, "licensing", event));
            }
        }
        town.write(stream, 2, "c");
        awaitApplied("recorder", stream, 3);

        assertEquals(3, applied("recorder", stream).size());
    }

    @Test
    void a_record_that_no_store_wrote_is_passed_over() throws Exception {
        StreamId stream = newStream();
        town.write(stream, 0, "a");
        awaitApplied("recorder", stream, 1);
        int lane = town.events(stream).getFirst().lane();

        try (RawTopic raw = new RawTopic(bootstrapServers, topic)) {
            raw.send(new ProducerRecord<>(topic, lane, "someone", new byte[] {1, 2, 3}));
        }
        town.write(stream, 1, "b");

        awaitApplied("recorder", stream, 2);
    }

    @Test
    void a_poisonous_event_parks_its_key_and_the_rest_flows() {
        StreamId poisoned = newStream();
        List<StreamId> others =
                IntStream.range(0, 30).mapToObj(any -> newStream()).toList();
        town.write(poisoned, 0, "a", "poison", "c");
        others.forEach(other -> town.write(other, 0, "a", "b"));
        town.write(poisoned, 3, "d");

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
        town.write(stream, 0, "a", "b", "c", "d");
        awaitApplied("recorder", stream, 4);
        int lane = town.events(stream).getFirst().lane();
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
