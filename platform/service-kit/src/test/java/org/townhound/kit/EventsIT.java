package org.townhound.kit;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.kit.Calls.SAMPLES;
import static org.townhound.kit.Calls.as;
import static org.townhound.kit.Calls.assertProblem;
import static org.townhound.kit.Calls.clerk;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Lanes;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedEventJson;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class EventsIT {
    private static final Instant NOON = Instant.parse("2026-03-01T17:00:00Z");

    @Inject
    EventStore store;

    @Inject
    UnitOfWork transactions;

    @Test
    void another_service_gets_what_is_sealed_byte_for_byte() {
        StreamId stream = append();
        await().atMost(Duration.ofSeconds(20))
                .until(() -> lane(stream).stream()
                        .anyMatch(event -> event.stored().stream().equals(stream)));
        List<SealedEvent> events = lane(stream);
        assertEquals(1, events.getFirst().laneSeq());
        assertEquals(
                "clerk-7",
                events.stream()
                        .filter(event -> event.stored().stream().equals(stream))
                        .findFirst()
                        .orElseThrow()
                        .stored()
                        .actor());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "?lane=0",
                "?from=1",
                "?lane=12&from=1",
                "?lane=-1&from=1",
                "?lane=0&from=0",
                "?lane=x&from=1",
                "?lane=0&from=1&limit=0",
                "?lane=0&from=1&limit=501",
                "?lane=0&from=99999999999999999999"
            })
    void a_lane_that_does_not_exist_is_refused(String query) {
        assertProblem(as("service").get("/platform/events" + query), 400, "invalid-field");
    }

    @Test
    void a_read_waits_until_its_view_has_applied_the_place_named() {
        StreamId stream = append();
        read(new StreamVersion(stream, 1).toString()).then().statusCode(200);
        assertProblem(read(new StreamVersion(stream, 2).toString()), 409, "not-yet-applied")
                .body("field", equalTo("after"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "x",
                "whitman-ma/keeper/1",
                "whitman-ma/keeper/1@",
                "whitman-ma/keeper/1@0",
                "whitman-ma/keeper/1@99999999999999999999",
                "dennis-ma/keeper/1@1",
                "whitman-ma/keeper/é@1"
            })
    void a_place_of_another_form_or_town_is_refused(String place) {
        assertProblem(read(place), 400, "invalid-field").body("field", equalTo("after"));
    }

    private StreamId append() {
        StreamId stream = StreamId.of("whitman-ma", "keeper", Ids.next());
        KeeperRegistered event = new KeeperRegistered(Ids.next(), "person");
        transactions
                .run(session -> store.append(
                        session,
                        new Append(
                                new Provenance(NOON, "clerk-7", Ids.next(), null, null),
                                List.of(new StreamAppend(
                                        stream,
                                        0,
                                        List.of(new NewEvent(Ids.next(), event, NOON, LocalDate.of(2026, 3, 1))))))))
                .await()
                .atMost(Duration.ofSeconds(20));
        return stream;
    }

    private static List<SealedEvent> lane(StreamId stream) {
        return SealedEventJson.read(given().spec(as("service"))
                .queryParam("lane", Lanes.of(stream.toString()))
                .queryParam("from", 1)
                .get("/platform/events")
                .then()
                .statusCode(200)
                .extract()
                .asString());
    }

    private static Response read(String place) {
        return clerk().queryParam("after", place).get(SAMPLES + "/" + Ids.next());
    }
}
