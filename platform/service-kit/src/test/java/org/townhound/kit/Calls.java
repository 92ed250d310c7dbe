package org.townhound.kit;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;

import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import org.townhound.testkit.Tokens;

/** Calls of the sample resource, and what every refusal has in common. */
final class Calls {
    static final String SAMPLES = "/towns/whitman-ma/samples";

    private Calls() {}

    static RequestSpecification clerk() {
        return given().auth().oauth2(Tokens.of("town-clerk", "whitman-ma"));
    }

    static RequestSpecification as(String role, String... towns) {
        return given().auth().oauth2(Tokens.of(role, towns));
    }

    static Response post(String body) {
        return clerk().contentType(ContentType.JSON).body(body).post(SAMPLES);
    }

    /** Every refusal is a whole problem, and tells nothing of our insides. */
    static ValidatableResponse assertProblem(Response answer, int status, String type) {
        return answer.then()
                .statusCode(status)
                .contentType(startsWith("application/problem+json"))
                .body("type", equalTo("https://townhound.org/problems/" + type))
                .body("title", notNullValue())
                .body("status", equalTo(status))
                .body("detail", notNullValue())
                .body("remedy", notNullValue())
                .body(not(containsString("Exception")))
                .body(not(containsString("org.townhound.")));
    }
}
