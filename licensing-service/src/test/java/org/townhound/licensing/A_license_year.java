package org.townhound.licensing;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.townhound.testkit.Tokens;

/** The only test that moves the clock, which never goes back: the others say when what they do happens. */
@QuarkusTest
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class A_license_year {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @Inject
    Pool pool;

    @Test
    @Order(1)
    void in_the_last_minute_of_August_nothing_is_late() {
        clockSays("2026-08-31T23:59:00-04:00");

        CLERK.applies(CLERK.vaccinatedDog())
                .statusCode(201)
                .body("lateFee", nullValue())
                .body("due.amount", equalTo("15.00"))
                .body("tag.number", notNullValue());
    }

    @Test
    @Order(2)
    void at_midnight_twenty_five_dollars_are_due_and_the_tag_waits_for_them() {
        clockSays("2026-09-01T00:00:00-04:00");

        String license = CLERK.applies(CLERK.vaccinatedDog())
                .statusCode(201)
                .body("fee.amount", equalTo("15.00"))
                .body("lateFee.amount", equalTo("25.00"))
                .body("lastTimelyDay", equalTo("2026-08-31"))
                .body("due.amount", equalTo("40.00"))
                .body("why.section", hasItem("§ 110-2.D"))
                .body("arithmetic", equalTo("$15.00 license fee + $25.00 late fee = $40.00"))
                .body("tag.number", nullValue())
                .body("tag.withheldBy", equalTo("§ 110-2.D"))
                .extract()
                .path("licenseId");

        clockSays("2026-09-10T10:00:00-04:00");
        CLERK.pays(license, UUID.randomUUID(), "15.00")
                .statusCode(201)
                .body("due.amount", equalTo("25.00"))
                .body("tag.number", nullValue())
                .body("tag.withheldBy", equalTo("§ 110-2.D"));
        CLERK.pays(license, UUID.randomUUID(), "25.00")
                .statusCode(201)
                .body("due.amount", equalTo("0.00"))
                .body("tag.number", notNullValue())
                .body("tag.issuedOn", equalTo("2026-09-10"));
    }

    @Test
    @Order(3)
    void a_dog_first_licensed_in_March_pays_the_whole_fee_and_a_proof_of_April_gives_nothing_back() {
        UUID dog = CLERK.vaccinatedDog();

        clockSays("2027-03-15T10:00:00-04:00");
        String license = CLERK.applies(dog)
                .statusCode(201)
                .body("due.amount", equalTo("40.00"))
                .body("period.until", equalTo("2027-06-30"))
                .extract()
                .path("licenseId");

        clockSays("2027-04-10T10:00:00-04:00");
        CLERK.provesNeutered(dog, "certificate", "2027-04-10", false).statusCode(201);
        CLERK.get("/licenses/" + license).body("due.amount", equalTo("40.00"));

        untilTheLastMinuteOfJune(license);

        clockSays("2027-08-31T10:00:00-04:00");
        CLERK.applies(dog).statusCode(201).body("fee.amount", equalTo("10.00")).body("lateFee", nullValue());
    }

    private void untilTheLastMinuteOfJune(String license) {
        clockSays("2027-07-01T03:30:00Z");
        CLERK.get("/licenses/" + license).body("validity", equalTo("valid"));
        assertEquals(0, expiries(license));
        clockSays("2027-07-01T04:00:00Z");
        CLERK.get("/licenses/" + license).body("validity", equalTo("expired"));
        assertEquals(1, expiries(license));
    }

    private long expiries(String license) {
        return pool.preparedQuery("select count(*) from eventstore.event where stream_id = $1 and type = $2")
                .execute(Tuple.of("whitman-ma/license/" + license, "licensing.license-expired.v1"))
                .await()
                .atMost(PATIENCE)
                .iterator()
                .next()
                .getLong(0);
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
