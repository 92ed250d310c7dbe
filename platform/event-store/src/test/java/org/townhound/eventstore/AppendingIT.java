package org.townhound.eventstore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.eventstore.StoreUnderTest.PATIENCE;
import static org.townhound.eventstore.TestEvents.append;
import static org.townhound.eventstore.TestEvents.newStream;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(StoreServers.class)
class AppendingIT {
    @Inject
    EventStore store;

    @Inject
    UnitOfWork unitOfWork;

    @Inject
    Reservations reservations;

    @Inject
    StoreUnderTest town;

    @Test
    void what_is_appended_is_loaded_in_order_and_to_the_letter() {
        StreamId stream = newStream();

        Map<StreamId, Long> versions =
                town.inTransaction(session -> store.append(session, append(stream, 0, "a", "🐕")));
        town.inTransaction(session -> store.append(session, append(stream, 2, "c")));
        List<StoredEvent> events = town.inTransaction(session -> store.load(session, stream));

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
        town.inTransaction(session -> store.append(session, append(moved, 0, "a")));
        Append both = new Append(
                TestEvents.provenance(),
                List.of(
                        append(other, 0, "b").streams().getFirst(),
                        append(moved, 0, "c").streams().getFirst()));

        assertThrows(StreamConflict.class, () -> town.inTransaction(session -> store.append(session, both)));

        assertTrue(town.inTransaction(session -> store.load(session, other)).isEmpty());
        assertEquals(
                1, town.inTransaction(session -> store.load(session, moved)).size());
    }

    @Test
    void the_same_event_cannot_be_stored_twice() {
        Append first = append(newStream(), 0, "a");
        NewEvent event = first.streams().getFirst().events().getFirst();
        Append again = new Append(TestEvents.provenance(), List.of(new StreamAppend(newStream(), 0, List.of(event))));
        town.inTransaction(session -> store.append(session, first));

        assertThrows(RuntimeException.class, () -> town.inTransaction(session -> store.append(session, again)));
    }

    @Test
    void a_decision_on_a_moving_stream_is_made_again_in_a_new_session() {
        StreamId stream = newStream();
        List<Uni<Map<StreamId, Long>>> writers = IntStream.range(0, 6)
                .mapToObj(writer -> unitOfWork.run(session -> store.load(session, stream)
                        .flatMap(events -> store.append(session, append(stream, events.size(), "writer-" + writer)))))
                .toList();

        Uni.join().all(writers).andFailFast().await().atMost(PATIENCE);

        assertEquals(
                6, town.inTransaction(session -> store.load(session, stream)).size());
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
        town.inTransaction(session -> store.append(session, append(newStream(), 0, "a")));

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
        long one = town.inTransaction(session -> reservations.nextNumber(session, "whitman-ma", sequence));
        assertThrows(
                IllegalStateException.class,
                () -> town.inTransaction(session -> reservations
                        .nextNumber(session, "whitman-ma", sequence)
                        .map(number -> {
                            throw new IllegalStateException("the printer is on fire");
                        })));
        long two = town.inTransaction(session -> reservations.nextNumber(session, "whitman-ma", sequence));

        assertEquals(List.of(1L, 2L), List.of(one, two));
    }

    @Test
    void a_transaction_that_takes_many_numbers_counts_on_and_leaves_no_hole() {
        String sequence = "notice-" + Ids.next();
        long before = town.inTransaction(session -> reservations
                .lastNumber(session, "whitman-ma", sequence)
                .call(last -> reservations.countedTo(session, "whitman-ma", sequence, last + 3)));
        assertThrows(
                IllegalStateException.class,
                () -> town.inTransaction(session -> reservations
                        .lastNumber(session, "whitman-ma", sequence)
                        .call(last -> reservations.countedTo(session, "whitman-ma", sequence, last + 5))
                        .map(number -> {
                            throw new IllegalStateException("the printer is on fire");
                        })));

        assertEquals(0, before);
        long next = town.inTransaction(session -> reservations.nextNumber(session, "whitman-ma", sequence));
        assertEquals(4, next);
    }

    @Test
    void several_streams_are_read_at_once_each_in_its_own_order() {
        StreamId one = newStream();
        StreamId other = newStream();
        StreamId none = newStream();
        town.write(one, 0, "a", "b");
        town.write(other, 0, "c");

        Map<StreamId, List<StoredEvent>> read =
                town.inTransaction(session -> store.load(session, List.of(none, other, one)));

        assertEquals(
                List.of(1L, 2L),
                read.get(one).stream().map(StoredEvent::version).toList());
        assertEquals(
                List.of(1L), read.get(other).stream().map(StoredEvent::version).toList());
        assertEquals(List.of(), read.get(none));
    }
}
