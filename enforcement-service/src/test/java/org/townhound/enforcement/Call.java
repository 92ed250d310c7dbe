package org.townhound.enforcement;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;

import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.UUID;
import java.util.stream.Stream;
import org.townhound.testkit.Tokens;

/** Every call of the service, and the one form in which it says no. */
record Call(String method, String path, String body, String role) {
    private static final String NOBODY = UUID.randomUUID().toString();

    static final Call RECORDING = new Call("POST", "/offenses", offense(), "animal-control-officer");
    static final Call VOIDING = new Call(
            "POST", "/offenses/" + NOBODY + "/voidings", "{\"reason\":\"not-proved\"}", "animal-control-officer");
    static final Call SENDING_A_FORM = new Call("POST", "/field-forms", form(), "animal-control-officer");
    static final Call PAYING = new Call("POST", "/citations/2026-999999/payments", payment(), "town-clerk");

    static final Call ASSESSING = new Call(
            "POST",
            "/assessments",
            "{\"on\":\"2026-03-02\",\"subjects\":[\"leash\"],\"facts\":{\"dog.place\":\"own-premises\"}}",
            "animal-control-officer");

    /** What records something, and so needs an Idempotency-Key. */
    static Stream<Call> recordings() {
        return Stream.of(RECORDING, VOIDING, SENDING_A_FORM, PAYING);
    }

    static Stream<Call> posts() {
        return Stream.concat(recordings(), Stream.of(ASSESSING));
    }

    static Stream<Call> all() {
        return Stream.concat(
                posts(),
                Stream.of(
                                "/offenses/" + NOBODY,
                                "/keepers/" + NOBODY + "/offense-counts?year=2026",
                                "/citations/2026-999999")
                        .map(path -> new Call("GET", path, null, "animal-control-officer")));
    }

    static String offense() {
        return """
                {"offenseId":"%s","incidentId":"%s","personId":"%s","provision":"leash.at-large","action":"cite",\
                "occurredAt":"2026-02-19T10:00:00-05:00"}""".formatted(UUID.randomUUID(), UUID.randomUUID(), UUID.randomUUID());
    }

    private static String form() {
        return """
                {"formId":"%s","deviceRecordedAt":"2026-02-19T10:00:00-05:00","offense":{"personId":"%s",\
                "provision":"leash.at-large","action":"cite","occurredAt":"2026-02-19T10:00:00-05:00"}}""".formatted(UUID.randomUUID(), UUID.randomUUID());
    }

    private static String payment() {
        return """
                {"paymentId":"%s","amount":{"amount":"30.00","currency":"USD"},"method":"cash"}""".formatted(UUID.randomUUID());
    }

    Call with(String other) {
        return new Call(method, path, other, role);
    }

    ValidatableResponse made() {
        return made(Tokens.of(role, "whitman-ma"), "whitman-ma");
    }

    ValidatableResponse made(String token, String town) {
        RequestSpecification request = given().urlEncodingEnabled(false)
                .header("Idempotency-Key", UUID.randomUUID().toString());
        if (token != null) {
            request.auth().oauth2(token);
        }
        if (body != null) {
            request.contentType("application/json").body(body);
        }
        return request.request(method, "/towns/" + town + path).then();
    }

    static ValidatableResponse assertProblem(ValidatableResponse answer, int status, String type) {
        return answer.statusCode(status)
                .contentType("application/problem+json")
                .body("type", equalTo("https://townhound.org/problems/" + type))
                .body("status", equalTo(status))
                .body(not(containsString("Exception")))
                .body(not(containsString("org.townhound")));
    }

    @Override
    public String toString() {
        return method + " " + path.replace(NOBODY, "{id}");
    }
}
