package org.townhound.eventstore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class SealedEventJsonTest {
    @Test
    void what_is_written_is_read_back() {
        UUID epoch = Ids.next();
        List<SealedEvent> events = List.of(
                TestEvents.event(epoch, TestEvents.newStream(), 1, 1, 3, 1),
                TestEvents.event(epoch, TestEvents.newStream(), 7, 2, 4, 1));

        assertEquals(events, SealedEventJson.read(SealedEventJson.write("licensing", events)));
    }

    @Test
    void a_missing_attribute_is_named() {
        IllegalArgumentException missing =
                assertThrows(IllegalArgumentException.class, () -> SealedEventJson.read("[{\"type\":\"x\"}]"));

        assertEquals("the attribute id is missing", missing.getMessage());
    }

    @Test
    void names_of_streams_have_three_parts_and_nothing_that_could_be_a_person() {
        assertThrows(IllegalArgumentException.class, () -> StreamId.parse("whitman-ma/keeper"));
        assertThrows(IllegalArgumentException.class, () -> StreamId.parse("whitman-ma/keeper/Ann Smith"));
        assertEquals(
                new StreamVersion(new StreamId("whitman-ma", "keeper", "1"), 4),
                StreamVersion.parse("whitman-ma/keeper/1@4"));
        assertThrows(IllegalArgumentException.class, () -> StreamVersion.parse("whitman-ma/keeper/1"));
        assertThrows(IllegalArgumentException.class, () -> StreamVersion.parse("whitman-ma/keeper/1@x"));
    }
}
