package org.townhound.eventstore;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.eventstore.TestEvents.append;
import static org.townhound.eventstore.TestEvents.newStream;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(StoreServers.class)
class EventStoreIT {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @Inject
    EventStore store;

    @Inject
    UnitOfWork unitOfWork;

    @Inject
    SealedReader reader;

    @Inject
    Reservations reservations;

    @Inject
    Progress progress;

    @Test
    void what_is_appended_is_loaded_in_order_and_to_the_letter() {
        StreamId stream = newStream();

        Map<StreamId, Long> versions = inTransaction(session -> store.append(session, append(stream, 0, "a", "🐕")));
        inTransaction(session -> store.append(session, append(stream, 2, "c")));
        List<StoredEvent> events = inTransaction(session -> store.load(session, stream));

        assertEquals(Map.of(stream, 2L), versions);
        assertEquals(
                List.of(1L, 2L, 3L), events.stream().map(StoredEvent::version).toList());
        assertTrue(events.get(1).payload().contains("🐕"));
        assertEquals(TestEvents.NOON, events.getFirst().occurredAt());
        assertEquals(TestEvents.DAY, events.getFirst().occurredOn());
    }

    @Test
    void a_stream_that_moved_on_refuses_and_nothing_of_the_transaction_stays() {
        StreamId moved = newStream();
        StreamId other = newStream();
        inTransaction(session -> store.append(session, append(moved, 0, "a")));
        Append both = new Append(
                TestEvents.provenance(),
                List.of(
                        append(other, 0, "b").streams().getFirst(),
                        append(moved, 0, "c").streams().getFirst()));

        assertThrows(StreamConflict.class, () -> inTransaction(session -> store.append(session, both)));

        assertTrue(inTransaction(session -> store.load(session, other)).isEmpty());
        assertEquals(1, inTransaction(session -> store.load(session, moved)).size());
    }

    @Test
    void the_same_event_cannot_be_stored_twice() {
        Append first = append(newStream(), 0, "a");
        NewEvent event = first.streams().getFirst().events().getFirst();
        Append again = new Append(TestEvents.provenance(), List.of(new StreamAppend(newStream(), 0, List.of(event))));
        inTransaction(session -> store.append(session, first));

        assertThrows(RuntimeException.class, () -> inTransaction(session -> store.append(session, again)));
    }

    @Test
    void a_decision_on_a_moving_stream_is_made_again_in_a_new_session() {
        StreamId stream = newStream();
        List<Uni<Map<StreamId, Long>>> writers = IntStream.range(0, 6)
                .mapToObj(writer -> unitOfWork.run(session -> store.load(session, stream)
                        .flatMap(events -> store.append(session, append(stream, events.size(), "writer-" + writer)))))
                .toList();

        Uni.join().all(writers).andFailFast().await().atMost(PATIENCE);

        assertEquals(6, inTransaction(session -> store.load(session, stream)).size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update eventstore.event set actor = 'nobody'",
                "delete from eventstore.event",
                "truncate eventstore.event",
                "update eventstore.event_seal set lane = 1",
                "delete from eventstore.event_seal",
                "truncate eventstore.event_seal"
            })
    void events_are_never_changed_or_removed(String harm) throws SQLException {
        inTransaction(session -> store.append(session, append(newStream(), 0, "a")));

        try (Connection runtime = Sql.runtime();
                Connection owner = Sql.owner()) {
            SQLException forbidden = assertThrows(SQLException.class, () -> Sql.run(runtime, harm));
            SQLException refused = assertThrows(SQLException.class, () -> Sql.run(owner, harm));
            assertTrue(forbidden.getMessage().contains("permission denied"), forbidden.getMessage());
            assertTrue(refused.getMessage().contains("never changed or removed"), refused.getMessage());
        }
    }

    @Test
    void of_two_who_reserve_one_key_exactly_one_has_it() {
        StreamId first = newStream();
        StreamId second = newStream();
        String key = Ids.next().toString();

        List<StreamId> holders = Uni.join()
                .all(
                        unitOfWork.run(session -> reservations.reserve(session, "license-per-dog", key, first)),
                        unitOfWork.run(session -> reservations.reserve(session, "license-per-dog", key, second)))
                .andFailFast()
                .await()
                .atMost(PATIENCE);

        assertEquals(holders.get(0), holders.get(1));
        assertTrue(Set.of(first, second).contains(holders.get(0)));
    }

    @Test
    void numbers_have_no_holes_even_when_a_transaction_fails() {
        String sequence = "license-" + Ids.next();
        long one = inTransaction(session -> reservations.nextNumber(session, "whitman-ma", sequence));
        assertThrows(
                IllegalStateException.class,
                () -> inTransaction(session -> reservations
                        .nextNumber(session, "whitman-ma", sequence)
                        .map(number -> {
                            throw new IllegalStateException("the printer is on fire");
                        })));
        long two = inTransaction(session -> reservations.nextNumber(session, "whitman-ma", sequence));

        assertEquals(List.of(1L, 2L), List.of(one, two));
    }

    @Test
    void whoever_waits_for_a_projection_or_a_consumer_sees_what_they_wrote() {
        StreamId stream = newStream();
        inTransaction(session -> store.append(session, append(stream, 0, "a", "b")));
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
            inTransaction(session -> store.append(session, append(stream, 0, "a")));

            await().atMost(PATIENCE).until(() -> sealed(stream));

            assertThrows(SQLException.class, () -> Sql.run(frozen, "select 1"));
        }
    }

    @Test
    void every_link_can_be_computed_again() {
        StreamId stream = newStream();
        inTransaction(session -> store.append(session, append(stream, 0, "a", "b", "c")));
        await().atMost(PATIENCE).until(() -> sealed(stream));

        List<SealedEvent> events = all();
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
            List<SealedEvent> events = all();
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

    private List<SealedEvent> all() {
        List<SealedEvent> events = new ArrayList<>();
        List<SealedEvent> page;
        do {
            page = reader.after(events.isEmpty() ? 0 : events.getLast().seq(), 500)
                    .await()
                    .atMost(PATIENCE);
            events.addAll(page);
        } while (!page.isEmpty());
        return events;
    }

    private static boolean sealed(StreamId stream) {
        return Sql.texts("select 1 from eventstore.event e left join eventstore.event_seal s using (append_id, ordinal)"
                        + " where e.stream_id = '" + stream + "' and s.seq is null")
                .isEmpty();
    }

    private <T> T inTransaction(Function<Mutiny.Session, Uni<T>> work) {
        return unitOfWork.run(work).await().atMost(PATIENCE);
    }
}
