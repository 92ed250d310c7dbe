package org.townhound.impound;

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

/** An animal control officer at the pound, as far as the tests need one. */
final class Officer {
    static final Officer OF_WHITMAN = new Officer("whitman-ma");
    static final Officer OF_ARLINGTON = new Officer("arlington-ma");

    private final String town;

    private Officer(String town) {
        this.town = town;
    }

    RequestSpecification asks() {
        return given().auth().oauth2(Tokens.of("animal-control-officer", town)).urlEncodingEnabled(false);
    }

    ValidatableResponse get(String path) {
        return asks().get(path(path)).then().log().ifValidationFails();
    }

    ValidatableResponse post(String path, Map<String, ?> body) {
        return post(path, UUID.randomUUID().toString(), body);
    }

    ValidatableResponse post(String path, String key, Map<String, ?> body) {
        return asks().header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(body)
                .post(path(path))
                .then()
                .log()
                .ifValidationFails();
    }

    String path(String path) {
        return "/towns/" + town + path;
    }

    /** Takes a dog in and answers the impoundment. */
    UUID takesIn(UUID dog, UUID keeper, String at) {
        return UUID.fromString(post("/impoundments", intake(dog, keeper, at))
                .statusCode(201)
                .extract()
                .path("impoundmentId"));
    }

    ValidatableResponse statement(UUID impoundment, String at) {
        return get("/impoundments/" + impoundment + "/release-statement?at=" + at);
    }

    ValidatableResponse pays(UUID impoundment, String amount, String at) {
        return post("/impoundments/" + impoundment + "/payments", payment(amount, at));
    }

    ValidatableResponse releases(UUID impoundment, String at) {
        return post("/impoundments/" + impoundment + "/release", Map.of("releasedAt", at));
    }

    /** Waits until what was said elsewhere has arrived here. */
    void awaits(UUID impoundment, String at, String path, Object expected) {
        await().atMost(Duration.ofSeconds(20))
                .until(() ->
                        expected.equals(statement(impoundment, at).extract().path(path)));
    }

    static Map<String, Object> intake(UUID dog, UUID keeper, String at) {
        Map<String, Object> form = new HashMap<>(Map.of(
                "impoundmentId", UUID.randomUUID().toString(),
                "reason", "no-license-or-tag",
                "breed", "beagle",
                "color", "tricolor",
                "sex", "male",
                "wearingValidTag", false,
                "takenInAt", at));
        if (dog != null) {
            form.put("dogId", dog.toString());
        }
        if (keeper != null) {
            form.put("keeperId", keeper.toString());
        }
        return form;
    }

    static Map<String, Object> payment(String amount, String at) {
        return Map.of(
                "paymentId",
                UUID.randomUUID().toString(),
                "amount",
                Map.of("amount", amount, "currency", "USD"),
                "method",
                "cash",
                "receivedAt",
                at);
    }
}
