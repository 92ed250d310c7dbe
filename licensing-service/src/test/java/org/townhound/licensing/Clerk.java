package org.townhound.licensing;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.townhound.testkit.Tokens;

/** A town clerk's office software, as far as the tests need it. */
final class Clerk {
    static final Clerk OF_WHITMAN = new Clerk("whitman-ma");
    static final Clerk OF_ARLINGTON = new Clerk("arlington-ma");

    private final String role;
    private final String town;

    private Clerk(String town) {
        this("town-clerk", town);
    }

    private Clerk(String role, String town) {
        this.role = role;
        this.town = town;
    }

    /** Somebody of another office in the same town. */
    Clerk as(String office) {
        return new Clerk(office, town);
    }

    RequestSpecification asks() {
        return given().auth().oauth2(Tokens.of(role, town)).urlEncodingEnabled(false);
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

    /** Registers a keeper and answers the id. */
    UUID keeper(String name) {
        return created("keeperId", post("/keepers", keeperForm(name)));
    }

    /** Registers a dog of three years, kept in town since 2025, and answers its id. */
    UUID dog(UUID keeper) {
        return dog(keeper, Map.of());
    }

    UUID dog(UUID keeper, Map<String, ?> different) {
        return created("dogId", post("/dogs", with(dogForm(keeper), different)));
    }

    /** A new dog of a new keeper, vaccinated from 2025-06-01 to 2028-06-01. */
    UUID vaccinatedDog() {
        UUID dog = dog(keeper("Ann Example"));
        vaccinated(dog, "2025-06-01", "2028-06-01");
        return dog;
    }

    void vaccinated(UUID dog, String on, String until) {
        post("/dogs/" + dog + "/rabies-certificates", certificateForm(on, until))
                .statusCode(201);
    }

    ValidatableResponse provesNeutered(UUID dog, String kind, String shownOn, boolean unobtainable) {
        return post(
                "/dogs/" + dog + "/sterilization-proofs",
                Map.of("kind", kind, "shownOn", shownOn, "certificateUnobtainable", unobtainable));
    }

    /** Applies for a license now. */
    ValidatableResponse applies(UUID dog) {
        return post("/dogs/" + dog + "/licenses", Map.of());
    }

    ValidatableResponse applies(UUID dog, String appliedAt) {
        return post("/dogs/" + dog + "/licenses", Map.of("appliedAt", appliedAt));
    }

    ValidatableResponse pays(String license, UUID payment, String amount) {
        return post("/licenses/" + license + "/payments", paymentForm(payment, amount));
    }

    ValidatableResponse waives(String account, Map<String, ?> different) {
        return post(
                "/accounts/" + account + "/waivers",
                with(Map.of("waiverId", UUID.randomUUID().toString(), "reason", "hardship"), different));
    }

    ValidatableResponse voids(String account, UUID payment) {
        return post(
                "/accounts/" + account + "/payment-voidings",
                Map.of("paymentId", payment.toString(), "reason", "check-returned"));
    }

    static Map<String, ?> keeperForm(String name) {
        Map<String, String> address =
                Map.of("street", "12 Elm Street", "city", "Whitman", "state", "MA", "postalCode", "02382");
        return Map.of("kind", "person", "name", name, "address", address);
    }

    static Map<String, ?> dogForm(UUID keeper) {
        return Map.of(
                "keeperId", keeper.toString(),
                "name", "Rex",
                "breed", "beagle",
                "color", "tricolor",
                "sex", "male",
                "bornOn", "2023-05-02",
                "keptInTownSince", "2025-03-01");
    }

    static Map<String, ?> certificateForm(String on, String until) {
        return Map.of(
                "vaccinatedOn",
                on,
                "expiresOn",
                until,
                "rabiesTagNumber",
                "R-1",
                "vaccineManufacturer",
                "Acme Vaccines");
    }

    static Map<String, ?> paymentForm(UUID payment, String amount) {
        return Map.of(
                "paymentId", payment.toString(),
                "amount", Map.of("amount", amount, "currency", "USD"),
                "method", "cash");
    }

    static Map<String, Object> with(Map<String, ?> form, Map<String, ?> different) {
        Map<String, Object> changed = new HashMap<>(form);
        changed.putAll(different);
        return changed;
    }

    private static UUID created(String id, ValidatableResponse answer) {
        return UUID.fromString(answer.statusCode(201).extract().path(id));
    }
}
