package org.townhound.kit;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.townhound.kit.Calls.as;
import static org.townhound.kit.Calls.assertProblem;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.problem.ProblemException;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class ClockTest {
    @Inject
    InstantSource clock;

    @Inject
    Punctuality punctuality;

    @Test
    void a_simulated_clock_stands_still_and_moves_only_forward() {
        Instant start = clock.instant();
        assertEquals(start, clock.instant());

        Instant later = start.plus(Duration.ofDays(3)).plusNanos(1_999);
        put(later)
                .then()
                .statusCode(200)
                .body(
                        "instant",
                        equalTo(start.plus(Duration.ofDays(3)).plusNanos(1_000).toString()));
        assertEquals(start.plus(Duration.ofDays(3)).plusNanos(1_000), clock.instant());

        assertProblem(put(start), 409, "clock-only-forward").body("field", equalTo("/instant"));
        put(clock.instant()).then().statusCode(200);
        assertEquals(start.plus(Duration.ofDays(3)).plusNanos(1_000), clock.instant());
    }

    @Test
    void a_clock_is_not_moved_to_nowhere() {
        for (String body : new String[] {"{}", "{\"instant\":null}", "{\"instant\":\"tomorrow\"}", "{\"instant\":7}"}) {
            assertProblem(
                    as("operator").contentType(ContentType.JSON).body(body).put("/simulation/clock"),
                    400,
                    "invalid-field");
        }
    }

    @Test
    void a_fact_may_lie_five_minutes_ahead_and_not_more() {
        Instant now = clock.instant();
        punctuality.check("/occurredAt", now.plus(Duration.ofMinutes(5)));
        ProblemException refused = assertThrows(
                ProblemException.class,
                () -> punctuality.check(
                        "/occurredAt", now.plus(Duration.ofMinutes(5)).plusNanos(1_000)));
        assertEquals("/occurredAt", refused.problem().field());
    }

    private static Response put(Instant instant) {
        return as("operator")
                .contentType(ContentType.JSON)
                .body("{\"instant\":\"" + instant + "\"}")
                .put("/simulation/clock");
    }
}
