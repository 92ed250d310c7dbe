package org.townhound.licensing;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a call, the answer says so, and nothing is written. */
@QuarkusTest
class BadInputTest {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;
    private static List<RecordingCall> calls = List.of();

    @Inject
    Pool pool;

    private List<Long> before;

    @BeforeEach
    void count() {
        if (calls.isEmpty()) {
            calls = RecordingCall.all();
        }
        before = StoredRows.count(pool);
    }

    @AfterEach
    void nothing_was_written() {
        assertEquals(before, StoredRows.count(pool));
    }

    @Test
    void what_is_not_one_json_object_is_refused() {
        for (RecordingCall call : calls) {
            for (String body : List.of("{\"name\":", "not json", "{} {}", "[]", "\"text\"", "17", "null", "")) {
                problem(raw(call, body), 400);
            }
        }
    }

    @Test
    void an_unknown_field_is_refused_by_name() {
        for (RecordingCall call : calls) {
            problem(CLERK.post(call.path(), call.with("favoriteToy", "ball")), 400)
                    .body("field", equalTo("/favoriteToy"));
        }
    }

    @Test
    void a_field_of_another_type_is_refused_by_name() {
        for (RecordingCall call : calls) {
            for (String field : call.form().keySet()) {
                for (Object wrong : List.of(17, List.of("x"), List.of(Map.of("x", 1)))) {
                    problem(CLERK.post(call.path(), call.with(field, wrong)), 400)
                            .body("field", startsWith("/" + field));
                }
            }
        }
    }

    @Test
    void a_day_that_is_in_no_calendar_is_refused() {
        for (RecordingCall call : calls) {
            for (String field : call.facts()) {
                for (String day : List.of("2026-02-30", "2026-02-30T10:00:00-05:00", "yesterday", "", "+99999-01-01")) {
                    problem(CLERK.post(call.path(), call.with(field, day)), 400).body("field", equalTo("/" + field));
                }
            }
        }
    }

    @Test
    void a_fact_of_the_future_is_refused() {
        for (RecordingCall call : calls) {
            for (String field : call.facts()) {
                String future = field.endsWith("At") ? "2999-01-01T10:00:00-05:00" : "2999-01-01";
                problem(CLERK.post(call.path(), call.with(field, future)), 400)
                        .body("field", equalTo("/" + field))
                        .body("detail", containsString("lies in the future"));
            }
        }
    }

    @Test
    void days_that_contradict_each_other_are_refused() {
        RecordingCall dog = calls.get(1);
        RecordingCall certificate = calls.get(2);

        problem(CLERK.post(dog.path(), dog.with("keptInTownSince", "2023-05-01")), 400)
                .body("field", equalTo("/keptInTownSince"));
        problem(CLERK.post(certificate.path(), certificate.with("expiresOn", "2026-05-31")), 400)
                .body("field", equalTo("/expiresOn"));
        problem(CLERK.post(certificate.path(), certificate.with("vaccinatedOn", "2023-05-01")), 409)
                .body("type", containsString("vaccinated-before-its-birth"));
    }

    @Test
    void control_characters_and_endless_texts_are_refused() {
        for (RecordingCall call : calls) {
            for (String field : call.texts()) {
                problem(CLERK.post(call.path(), call.with(field, "a\u0000b")), 400);
                problem(CLERK.post(call.path(), call.with(field, "a\u0007b")), 400);
                problem(CLERK.post(call.path(), call.with(field, "x".repeat(5_000))), 400)
                        .body("field", equalTo("/" + field));
            }
        }
    }

    @Test
    void a_megabyte_of_text_is_refused() {
        for (RecordingCall call : calls) {
            problem(CLERK.post(call.path(), call.with("name", "x".repeat(1_000_000))), 413);
        }
    }

    @Test
    void money_that_cannot_be_is_refused() {
        RecordingCall payment = calls.getLast();
        for (Map<String, String> amount : List.of(
                Map.of("amount", "-15.00", "currency", "USD"),
                Map.of("amount", "0.00", "currency", "USD"),
                Map.of("amount", "15.001", "currency", "USD"),
                Map.of("amount", "15.00", "currency", "EUR"),
                Map.of("amount", "fifteen", "currency", "USD"),
                Map.of("amount", "15.00"))) {
            problem(CLERK.post(payment.path(), payment.with("amount", amount)), 400)
                    .body("field", startsWith("/amount"));
        }
    }

    @Test
    void a_call_without_an_idempotency_key_is_refused() {
        for (RecordingCall call : calls) {
            problem(
                            CLERK.asks()
                                    .contentType(ContentType.JSON)
                                    .body(call.form())
                                    .post(CLERK.path(call.path()))
                                    .then(),
                            400)
                    .body("field", equalTo("Idempotency-Key"));
        }
    }

    @Test
    void a_body_of_another_form_and_another_method_are_refused() {
        for (RecordingCall call : calls) {
            problem(
                    CLERK.asks()
                            .header("Idempotency-Key", "k")
                            .contentType("text/plain")
                            .body("hello")
                            .post(CLERK.path(call.path()))
                            .then(),
                    415);
            problem(CLERK.asks().delete(CLERK.path(call.path())).then(), 405);
        }
    }

    @Test
    void what_this_town_does_not_know_is_not_found() {
        UUID nobody = UUID.randomUUID();
        for (String path : List.of("/keepers/", "/dogs/", "/licenses/", "/tags/")) {
            problem(CLERK.get(path + nobody), 404);
        }
        problem(CLERK.get("/dogs/not-an-id"), 404);
        problem(CLERK.post("/dogs", calls.get(1).with("keeperId", nobody.toString())), 404)
                .body("field", equalTo("/keeperId"));
        for (RecordingCall call : calls.subList(2, calls.size())) {
            problem(CLERK.post(call.path().replaceFirst("[0-9a-f-]{36}", nobody.toString()), call.form()), 404);
        }
    }

    @Test
    void what_another_town_knows_is_not_found_either() {
        for (RecordingCall call : calls.subList(1, calls.size())) {
            problem(Clerk.OF_ARLINGTON.post(call.path(), call.form()), 404);
        }
    }

    private static ValidatableResponse raw(RecordingCall call, String body) {
        return CLERK.asks()
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType(ContentType.JSON)
                .body(body)
                .post(CLERK.path(call.path()))
                .then()
                .log()
                .ifValidationFails();
    }

    private static ValidatableResponse problem(ValidatableResponse answer, int status) {
        return answer.statusCode(status)
                .contentType(startsWith("application/problem+json"))
                .body("type", startsWith("https://townhound.org/problems/"))
                .body("detail", notNullValue())
                .body("remedy", notNullValue())
                .body(not(containsString("Exception")))
                .body(not(containsString("org.townhound.")))
                .body(not(containsString("Elm Street")));
    }
}
