package org.townhound.kit.clock;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.townhound.testkit.Tokens;
import org.townhound.testkit.TownhoundServers;

/** Outside a simulation nobody moves the clock. */
@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
@QuarkusTestResource(value = RealTimeTest.RealTime.class, restrictToAnnotatedClass = true)
class RealTimeTest {
    @Inject
    InstantSource clock;

    @Test
    void time_is_real_to_the_microsecond() {
        Duration off = Duration.between(clock.instant(), Instant.now()).abs();
        assertTrue(off.compareTo(Duration.ofSeconds(10)) < 0, off.toString());
        Instant now = clock.instant();
        assertEquals(now.truncatedTo(ChronoUnit.MICROS), now);
    }

    @Test
    void there_is_no_clock_to_move() {
        for (String role : new String[] {"operator", "town-clerk"}) {
            RestAssured.given()
                    .auth()
                    .oauth2(Tokens.of(role))
                    .contentType(ContentType.JSON)
                    .body("{\"instant\":\"2099-01-01T00:00:00Z\"}")
                    .put("/simulation/clock")
                    .then()
                    .statusCode(404)
                    .body("type", equalTo("https://townhound.org/problems/not-found"));
        }
    }

    /** Every test's servers simulate; this one comes after them and takes it back. */
    public static final class RealTime implements QuarkusTestResourceLifecycleManager {
        @Override
        public int order() {
            return 1;
        }

        @Override
        public Map<String, String> start() {
            return Map.of("townhound.simulation", "false");
        }

        @Override
        public void stop() {}
    }
}
