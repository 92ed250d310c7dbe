package org.townhound.enforcement;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Map;
import org.townhound.testkit.Tokens;

/** The simulated clock of the running service. */
final class Simulation {
    private Simulation() {}

    static OffsetDateTime now() {
        return OffsetDateTime.parse(given().auth()
                .oauth2(Tokens.of("operator", "whitman-ma"))
                .get("/simulation/clock")
                .then()
                .statusCode(200)
                .extract()
                .path("instant"));
    }

    /** The civil date in Whitman. */
    static LocalDate today() {
        return now().atZoneSameInstant(ZoneId.of("America/New_York")).toLocalDate();
    }

    /** The civil year in Whitman. */
    static int year() {
        return today().getYear();
    }

    static void moveTo(String instant) {
        given().auth()
                .oauth2(Tokens.of("operator", "whitman-ma"))
                .contentType(ContentType.JSON)
                .body(Map.of("instant", instant))
                .put("/simulation/clock")
                .then()
                .statusCode(200);
    }
}
