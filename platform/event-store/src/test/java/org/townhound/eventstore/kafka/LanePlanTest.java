package org.townhound.eventstore.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.TestEvents;

class LanePlanTest {
    private static final UUID EPOCH = Ids.named("store");
    private static final StreamId STREAM = StreamId.of("whitman-ma", "keeper", Ids.named("keeper"));
    private static final Set<String> FAMILIES = Set.of("licensing.keeper-registered");

    @Test
    void the_next_event_is_applied_and_moves_the_place() {
        LanePlan plan = plan(LanePlace.start(3), received(3, 1), received(3, 2));

        assertEquals(List.of(1L, 2L), applied(plan));
        assertEquals(2, plan.places().get(3).laneSeq());
        assertEquals(2, plan.places().get(3).offset());
        assertTrue(plan.gaps().isEmpty());
    }

    @Test
    void an_event_seen_before_is_dropped() {
        LanePlan plan = plan(LanePlace.start(3), received(3, 1), received(3, 1), received(3, 2), received(3, 1));

        assertEquals(List.of(1L, 2L), applied(plan));
    }

    @Test
    void a_missing_event_stops_its_lane_and_no_other() {
        LanePlan plan = new LanePlan(
                FAMILIES,
                Map.of(3, LanePlace.start(3), 4, LanePlace.start(4)),
                List.of(received(3, 1), received(3, 3), received(4, 1), received(3, 4)));

        assertEquals(Set.of(3), plan.gaps());
        assertEquals(1, plan.places().get(3).laneSeq());
        assertEquals(1, plan.places().get(4).laneSeq());
    }

    @Test
    void an_unknown_version_of_a_known_event_holds_the_lane_until_the_release_is_newer() {
        LanePlan plan = plan(
                LanePlace.start(3), received(3, 1), received(3, 2, "licensing.keeper-registered.v99"), received(3, 3));

        assertEquals(List.of(1L), applied(plan));
        assertTrue(plan.places().get(3).heldBecause().contains("upgrade needed"));
    }

    @Test
    void an_event_of_another_family_passes_by() {
        LanePlan plan = plan(LanePlace.start(3), received(3, 1, "licensing.unheard-of.v7"), received(3, 2));

        assertEquals(List.of(2L), applied(plan));
        assertNull(plan.places().get(3).heldBecause());
    }

    @Test
    void a_topic_of_another_store_is_not_read_on() {
        LanePlace place = LanePlace.start(3).after(received(3, 1));
        Received foreign = new Received(TestEvents.event(Ids.named("other"), STREAM, 2, 2, 3, 2), 2L, null);

        LanePlan plan = plan(place, foreign);

        assertTrue(plan.apply().isEmpty());
        assertTrue(plan.places().get(3).heldBecause().contains("another store"));
    }

    private static LanePlan plan(LanePlace place, Received... batch) {
        return new LanePlan(FAMILIES, Map.of(place.lane(), place), List.of(batch));
    }

    private static Received received(int lane, long laneSeq) {
        return received(lane, laneSeq, "licensing.keeper-registered.v1");
    }

    private static Received received(int lane, long laneSeq, String type) {
        return new Received(TestEvents.event(EPOCH, STREAM, laneSeq, laneSeq, lane, laneSeq, type), laneSeq, null);
    }

    private static List<Long> applied(LanePlan plan) {
        return plan.apply().stream()
                .flatMapToLong(received -> LongStream.of(received.event().laneSeq()))
                .boxed()
                .toList();
    }
}
