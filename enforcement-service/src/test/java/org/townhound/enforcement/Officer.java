package org.townhound.enforcement;

import static io.restassured.RestAssured.given;
import static org.awaitility.Awaitility.await;

import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.townhound.testkit.Tokens;

/** Somebody of a town who calls the service, as far as the tests need it. */
record Officer(String role, String town) {
    private static final int OK = 200;
    private static final int ACCEPTED = 202;
    private static final int PATIENCE = 6;

    static final String WHITMAN = "whitman-ma";
    static final Officer OF_WHITMAN = new Officer("animal-control-officer", WHITMAN);
    static final Officer OF_ARLINGTON = new Officer("animal-control-officer", "arlington-ma");
    static final Officer CLERK = new Officer("town-clerk", WHITMAN);

    RequestSpecification asks() {
        return given().auth().oauth2(Tokens.of(role, town)).urlEncodingEnabled(false);
    }

    ValidatableResponse get(String path) {
        return asks().get(path(path)).then();
    }

    ValidatableResponse post(String path, Map<String, ?> body) {
        return post(path, UUID.randomUUID().toString(), body);
    }

    ValidatableResponse post(String path, String key, Map<String, ?> body) {
        return asks().header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(body)
                .post(path(path))
                .then();
    }

    String path(String path) {
        return "/towns/" + town + path;
    }

    /** Records an offense and waits for its assessment; on a busy machine it asks again, as an officer would. */
    ValidatableResponse records(Map<String, ?> form) {
        String key = UUID.randomUUID().toString();
        ValidatableResponse answer = recordsWaiting(form, key);
        for (int again = 0; again < PATIENCE && isPending(answer); again++) {
            answer = recordsWaiting(form, key);
        }
        return answer;
    }

    private ValidatableResponse recordsWaiting(Map<String, ?> form, String key) {
        return asks().header("Idempotency-Key", key)
                .header("Prefer", "wait=10")
                .contentType(ContentType.JSON)
                .body(form)
                .post(path("/offenses"))
                .then();
    }

    private static boolean isPending(ValidatableResponse answer) {
        return answer.extract().statusCode() == ACCEPTED && !answer.extract().<Boolean>path("incomplete");
    }

    ValidatableResponse offense(Map<String, ?> form) {
        return get("/offenses/" + form.get("offenseId"));
    }

    /** Voids an offense and waits until its ledger knows. */
    void voids(Map<String, ?> form, String reason) {
        String place = post("/offenses/" + form.get("offenseId") + "/voidings", Map.of("reason", reason))
                .statusCode(201)
                .extract()
                .path("place");
        String read = "/offenses/" + form.get("offenseId") + "?after=" + place;
        await().atMost(Duration.ofMinutes(1)).until(() -> get(read).extract().statusCode() == OK);
    }

    static Map<String, Object> leash(UUID keeper, String occurredAt) {
        return leash(keeper, occurredAt, Map.of());
    }

    static Map<String, Object> leash(UUID keeper, String occurredAt, Map<String, ?> different) {
        Map<String, Object> form = new HashMap<>();
        form.put("offenseId", UUID.randomUUID().toString());
        form.put("incidentId", UUID.randomUUID().toString());
        form.put("personId", keeper.toString());
        form.put("provision", "leash.at-large");
        form.put("action", "cite");
        form.put("occurredAt", occurredAt);
        form.putAll(different);
        return form;
    }
}
