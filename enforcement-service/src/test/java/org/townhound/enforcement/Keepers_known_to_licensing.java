package org.townhound.enforcement;

import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.Event;
import org.townhound.contracts.EventJson;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.contracts.wire.EventTypes;
import org.townhound.eventstore.Lanes;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;

@QuarkusTest
class Keepers_known_to_licensing {
    private static final Officer OFFICER = Officer.OF_WHITMAN;
    private static final UUID STORE = UUID.randomUUID();
    private static final Map<Integer, Long> LANES = new HashMap<>();
    private static long seq;

    private static void registers(String town, String kind, UUID id, Event event) throws Exception {
        StreamId stream = StreamId.of(town, kind, id);
        int lane = Lanes.of(stream.toString());
        StoredEvent stored = new StoredEvent(
                UUID.randomUUID(),
                stream,
                1,
                EventTypes.of(event.getClass()).wireName(),
                Instant.parse("2026-02-19T15:00:00Z"),
                LocalDate.of(2026, 2, 19),
                Instant.parse("2026-02-19T15:00:00Z"),
                "clerk",
                UUID.randomUUID(),
                null,
                null,
                EventJson.write(event));
        try (Topic topic = Topic.ofLicensing()) {
            topic.publish(new SealedEvent(stored, ++seq, lane, LANES.merge(lane, 1L, Long::sum), STORE));
        }
    }

    private static UUID keeperOf(String town) throws Exception {
        UUID keeper = UUID.randomUUID();
        registers(town, "keeper", keeper, new KeeperRegistered(keeper, "person"));
        return keeper;
    }

    private static Map<String, Object> form(UUID keeper, Map<String, ?> different) {
        return Officer.leash(keeper, Simulation.now().toString(), different);
    }

    private static void eventually(Map<String, Object> first, int status) {
        await().atMost(Duration.ofSeconds(20)).until(() -> {
            Map<String, Object> form = new HashMap<>(first);
            form.put("offenseId", UUID.randomUUID().toString());
            return OFFICER.records(form).extract().statusCode() == status;
        });
    }

    @Test
    void a_keeper_whom_nobody_has_registered_yet_is_accepted_and_marked_unconfirmed() {
        OFFICER.records(form(UUID.randomUUID(), Map.of())).statusCode(201).body("keeperConfirmed", equalTo(false));
    }

    @Test
    void a_registered_keeper_is_confirmed() throws Exception {
        UUID keeper = keeperOf("whitman-ma");
        await().atMost(Duration.ofSeconds(20))
                .until(() -> OFFICER.records(form(keeper, Map.of()))
                        .statusCode(201)
                        .extract()
                        .<Boolean>path("keeperConfirmed"));
    }

    @Test
    void a_keeper_known_only_in_another_town_is_not_found() throws Exception {
        eventually(form(keeperOf("arlington-ma"), Map.of()), 404);
    }

    @Test
    void a_dog_known_only_in_another_town_is_not_found() throws Exception {
        UUID dog = UUID.randomUUID();
        registers("arlington-ma", "dog", dog, rex(dog));
        eventually(form(UUID.randomUUID(), Map.of("dogId", dog.toString())), 404);
    }

    private static DogRegistered rex(UUID dog) {
        LocalDate born = LocalDate.of(2023, 5, 2);
        return new DogRegistered(dog, UUID.randomUUID(), "Rex", "beagle", "tricolor", "male", born, born);
    }
}
