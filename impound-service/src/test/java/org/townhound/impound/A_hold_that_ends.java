package org.townhound.impound;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.testkit.Tokens;

@QuarkusTest
class A_hold_that_ends {
    private static final Officer OFFICER = Officer.OF_WHITMAN;

    @Test
    void permits_a_decision_at_midnight_after_the_last_day_to_claim_and_keeps_the_dog_claimable() {
        UUID impoundment = OFFICER.takesIn(null, null, "2026-11-28T10:00:00-05:00");
        moveTo("2026-12-08T23:59:59-05:00");
        OFFICER.get("/impoundments/" + impoundment).body("state", equalTo("in-custody"));
        moveTo("2026-12-09T00:00:00-05:00");
        OFFICER.get("/impoundments/" + impoundment)
                .body("state", equalTo("hold-expired"))
                .body("hold.expired", equalTo(true))
                .body("hold.dispositionFrom", equalTo("2026-12-09"))
                .body("place", equalTo("whitman-ma/impoundment/" + impoundment + "@2"));
        OFFICER.statement(impoundment, "2026-12-09T09:00:00-05:00").statusCode(200);
    }

    private static void moveTo(String instant) {
        given().auth()
                .oauth2(Tokens.of("operator", "whitman-ma"))
                .contentType(ContentType.JSON)
                .body(Map.of("instant", instant))
                .put("/simulation/clock")
                .then()
                .statusCode(200);
    }
}
