package org.townhound.licensing;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.testkit.Tokens;

/** The only test that moves the clock, which never goes back: the others say when they happen. */
@QuarkusTest
class The_turn_of_August {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;

    @Test
    void in_its_last_minute_nothing_is_late_and_at_midnight_twenty_five_dollars_are() {
        UUID timely = CLERK.vaccinatedDog();
        UUID late = CLERK.vaccinatedDog();

        clockSays("2026-08-31T23:59:00-04:00");
        CLERK.post("/dogs/" + timely + "/licenses", Map.of())
                .statusCode(201)
                .body("lateFee", nullValue())
                .body("tag.number", notNullValue());

        clockSays("2026-09-01T00:00:00-04:00");
        String license = CLERK.post("/dogs/" + late + "/licenses", Map.of())
                .statusCode(201)
                .body("fee.amount", equalTo("15.00"))
                .body("lateFee.amount", equalTo("25.00"))
                .body("lastTimelyDay", equalTo("2026-08-31"))
                .body("due.amount", equalTo("40.00"))
                .body("why.section", hasItem("§ 110-2.D"))
                .body("tag.number", nullValue())
                .body("tag.withheldBy", equalTo("§ 110-2.D"))
                .extract()
                .path("licenseId");

        payingPartOfItDoesNotReleaseTheTag(license);
        payingAllOfItDoes(license);
    }

    private static void payingPartOfItDoesNotReleaseTheTag(String license) {
        clockSays("2026-09-10T10:00:00-04:00");
        CLERK.pays(license, UUID.randomUUID(), "15.00").statusCode(409);
        CLERK.get("/licenses/" + license).body("tag.number", nullValue()).body("due.amount", equalTo("40.00"));
    }

    private static void payingAllOfItDoes(String license) {
        CLERK.pays(license, UUID.randomUUID(), "40.00")
                .statusCode(201)
                .body("due.amount", equalTo("0.00"))
                .body("tag.number", notNullValue())
                .body("tag.issuedOn", equalTo("2026-09-10"));
    }

    private static void clockSays(String instant) {
        given().auth()
                .oauth2(Tokens.of("operator"))
                .contentType(ContentType.JSON)
                .body(Map.of("instant", instant))
                .put("/simulation/clock")
                .then()
                .statusCode(200);
    }
}
