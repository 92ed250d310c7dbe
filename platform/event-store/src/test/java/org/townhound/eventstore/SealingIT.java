package org.townhound.eventstore;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.eventstore.StoreUnderTest.PATIENCE;
import static org.townhound.eventstore.StoreUnderTest.awaitSealed;
import static org.townhound.eventstore.TestEvents.append;
import static org.townhound.eventstore.TestEvents.newStream;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(StoreServers.class)
class SealingIT {
    @Inject
    EventStore store;

    @Inject
    UnitOfWork unitOfWork;

    @Inject
    Progress progress;

    @Inject
    StoreUnderTest town;

    @Test
    void whoever_waits_for_a_projection_or_a_consumer_sees_what_they_wrote() {
        StreamId stream = newStream();
        town.inTransaction(session -> store.append(session, append(stream, 0, "a", "b")));
        StreamVersion place = new StreamVersion(stream, 2);

        assertTrue(progress.await("keeper-count-v1", place, PATIENCE).await().atMost(PATIENCE));
        assertTrue(progress.await("recorder", place, PATIENCE).await().atMost(PATIENCE));
        assertFalse(progress.await("recorder", new StreamVersion(stream, 3), Duration.ofMillis(100))
                .await()
                .atMost(PATIENCE));

        String ids = "select event_id from eventstore.event where stream_id = '" + stream + "'";
        for (String whoApplied : List.of("keeper-count-v1", "recorder")) {
            assertEquals(
                    2,
                    Sql.texts("select event_id from public.effect where consumer = '" + whoApplied
                                    + "' and event_id in (" + ids + ")")
                            .size());
        }
    }

    @Test
    void a_frozen_sealer_is_taken_over() throws SQLException {
        try (Connection frozen = Sql.runtime()) {
            Sql.run(frozen, "set idle_in_transaction_session_timeout = '1s'");
            frozen.setAutoCommit(false);
            Sql.run(frozen, "select * from eventstore.chain_head for update");
            StreamId stream = newStream();
            town.inTransaction(session -> store.append(session, append(stream, 0, "a")));

            awaitSealed(stream);

            assertThrows(SQLException.class, () -> Sql.run(frozen, "select 1"));
        }
    }

    @Test
    void every_link_can_be_computed_again() {
        StreamId stream = newStream();
        town.inTransaction(session -> store.append(session, append(stream, 0, "a", "b", "c")));
        awaitSealed(stream);

        List<SealedEvent> events = town.everything();
        List<String> links = Sql.texts("select encode(link, 'hex') from eventstore.event_seal order by seq");
        byte[] link = HexFormat.of()
                .parseHex(Sql.texts("select encode(sha256(convert_to('townhound.chain.v1/' || store_epoch, 'UTF8')),"
                                + " 'hex') from eventstore.chain_head")
                        .getFirst());
        for (SealedEvent event : events) {
            link = HashChain.link(link, event);
            assertEquals(links.get((int) event.seq() - 1), HexFormat.of().formatHex(link));
        }
    }

    @Test
    void with_writers_that_pause_and_abort_the_sealed_events_are_the_committed_ones_in_order() throws SQLException {
        try (Connection bystander = Sql.owner()) {
            bystander.setAutoCommit(false);
            Sql.run(bystander, "create table public.written_meanwhile (value integer)");
            RacingWriters writers = new RacingWriters(store, unitOfWork, 8, 60);

            writers.run(PATIENCE.multipliedBy(3));

            await().atMost(PATIENCE)
                    .until(() -> Sql.texts("select append_id from eventstore.pending")
                            .isEmpty());
            List<SealedEvent> events = town.everything();
            Set<String> committed = new TreeSet<>(Sql.texts("select event_id from eventstore.event"));
            Set<String> inOrder = new TreeSet<>();
            events.forEach(event -> inOrder.add(event.stored().eventId().toString()));
            assertEquals(committed, inOrder);
            assertTrue(inOrder.containsAll(writers.committed()));
            assertTrue(writers.aborted() > 0, "some transactions must have aborted");
            assertNumbersHaveNoHoles(events);
            bystander.rollback();
        }
    }

    private static void assertNumbersHaveNoHoles(List<SealedEvent> events) {
        assertEquals(
                LongStream.rangeClosed(1, events.size()).boxed().toList(),
                events.stream().map(SealedEvent::seq).toList());
        Map<String, Long> versions = new HashMap<>();
        long[] lanes = new long[Lanes.COUNT];
        for (SealedEvent event : events) {
            String stream = event.stored().stream().toString();
            assertEquals(Lanes.of(stream), event.lane());
            assertEquals(++lanes[event.lane()], event.laneSeq());
            assertEquals(versions.merge(stream, 1L, Long::sum), event.stored().version(), stream);
        }
    }
}
