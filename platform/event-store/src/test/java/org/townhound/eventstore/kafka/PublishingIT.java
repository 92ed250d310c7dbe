package org.townhound.eventstore.kafka;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.eventstore.StoreUnderTest.PATIENCE;
import static org.townhound.eventstore.StoreUnderTest.awaitApplied;
import static org.townhound.eventstore.TestEvents.newStream;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
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
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedReader;
import org.townhound.eventstore.StoreServers;
import org.townhound.eventstore.StoreUnderTest;
import org.townhound.eventstore.StreamId;
import org.townhound.servers.SharedServers;

@QuarkusTest
@QuarkusTestResource(StoreServers.class)
class PublishingIT {
    @Inject
    StoreUnderTest town;

    @Inject
    SealedReader reader;

    @Inject
    PublishedPlaces places;

    @ConfigProperty(name = "kafka.bootstrap.servers")
    String bootstrapServers;

    @Test
    void two_publishing_loops_never_make_a_hole() throws Exception {
        StreamId stream = newStream();
        town.write(
                stream,
                0,
                IntStream.range(0, 60).mapToObj(number -> "k" + number).toArray(String[]::new));
        awaitApplied("recorder", stream, 60);
        String shared = newTopic();
        List<SealedEvent> everything = town.everything();
        TopicTail empty = TopicTail.read(bootstrapServers, shared, epoch());
        Random random = new Random(7);

        try (TopicWriter one = new TopicWriter(bootstrapServers, shared, "licensing", empty);
                TopicWriter two = new TopicWriter(bootstrapServers, shared, "licensing", empty)) {
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
        town.write(
                stream,
                0,
                IntStream.range(0, 40).mapToObj(number -> "k" + number).toArray(String[]::new));
        awaitApplied("recorder", stream, 40);
        List<SealedEvent> everything = town.everything();
        String copy = newTopic();

        try (TopicWriter writer =
                new TopicWriter(bootstrapServers, copy, "licensing", TopicTail.read(bootstrapServers, copy, epoch()))) {
            writer.write(everything.subList(0, everything.size() / 2));
        }
        publish(copy);
        assertNothingIsMissing(copy, everything);

        removeAll(copy);
        publish(copy);
        assertNothingIsMissing(copy, everything);
    }

    private void publish(String copy) throws Exception {
        Publication publication = new Publication(reader, places, bootstrapServers, copy, "licensing");
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
}
