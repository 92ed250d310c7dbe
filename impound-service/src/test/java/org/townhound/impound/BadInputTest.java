package org.townhound.impound;

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
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever is wrong with a call, the answer says so, and nothing is written. */
@QuarkusTest
class BadInputTest {
    private static final Officer OFFICER = Officer.OF_WHITMAN;
    private static final String ROWS = """
            select (select count(*) from eventstore.event where type <> 'impound.hold-expired.v1')
                 + (select count(*) from eventstore.stream_head)
                 + (select count(*) from eventstore.reservation) + (select count(*) from kit.idempotency)""";
    private static List<RecordingCall> calls = List.of();

    @Inject
    Pool pool;

    private long before;

    @BeforeEach
    void count() {
        if (calls.isEmpty()) {
            calls = RecordingCall.all();
        }
        before = rows();
    }

    @AfterEach
    void nothing_was_written() {
        assertEquals(before, rows());
    }

    @Test
    void what_is_not_one_json_object_is_refused() {
        for (RecordingCall call : calls) {
            for (String body : List.of("{\"reason\":", "not json", "{} {}", "[]", "17", "null", "")) {
                problem(
                        OFFICER.asks()
                                .header("Idempotency-Key", UUID.randomUUID().toString())
                                .contentType(ContentType.JSON)
                                .body(body)
                                .post(OFFICER.path(call.path()))
                                .then(),
                        400);
            }
        }
    }

    @Test
    void an_unknown_field_is_refused_by_name() {
        for (RecordingCall call : calls) {
            problem(OFFICER.post(call.path(), call.with("favoriteToy", "ball")), 400)
                    .body("field", equalTo("/favoriteToy"));
        }
    }

    @Test
    void a_field_of_another_type_is_refused_by_name() {
        for (RecordingCall call : calls) {
            for (String field : call.form().keySet()) {
                for (Object wrong : List.of(17, List.of("x"), List.of(Map.of("x", 1)))) {
                    problem(OFFICER.post(call.path(), call.with(field, wrong)), 400)
                            .body("field", startsWith("/" + field));
                }
            }
        }
    }

    @Test
    void a_moment_that_is_in_no_calendar_or_lies_ahead_is_refused() {
        for (RecordingCall call : calls) {
            for (String field : call.facts()) {
                for (String moment : List.of("2026-02-30T10:00:00-05:00", "2026-03-02", "yesterday", "")) {
                    problem(OFFICER.post(call.path(), call.with(field, moment)), 400)
                            .body("field", equalTo("/" + field));
                }
                problem(OFFICER.post(call.path(), call.with(field, "2999-01-01T10:00:00-05:00")), 400)
                        .body("field", equalTo("/" + field))
                        .body("detail", containsString("lies in the future"));
            }
        }
    }

    @Test
    void control_characters_and_endless_texts_are_refused() {
        for (RecordingCall call : calls) {
            for (String field : call.texts()) {
                problem(OFFICER.post(call.path(), call.with(field, "a\u0000b")), 400);
                problem(OFFICER.post(call.path(), call.with(field, "a\u0007b")), 400);
                problem(OFFICER.post(call.path(), call.with(field, "x".repeat(5_000))), 400)
                        .body("field", equalTo("/" + field));
            }
            problem(OFFICER.post(call.path(), call.with("color", "x".repeat(1_000_000))), 413);
        }
    }

    @Test
    void money_that_cannot_be_is_refused() {
        RecordingCall payment = calls.get(2);
        for (Map<String, String> amount : List.of(
                Map.of("amount", "-30.00", "currency", "USD"),
                Map.of("amount", "0.00", "currency", "USD"),
                Map.of("amount", "30.001", "currency", "USD"),
                Map.of("amount", "30.00", "currency", "EUR"),
                Map.of("amount", "thirty", "currency", "USD"),
                Map.of("amount", "30.00"))) {
            problem(OFFICER.post(payment.path(), payment.with("amount", amount)), 400)
                    .body("field", startsWith("/amount"));
        }
    }

    @Test
    void more_than_is_owed_is_refused_and_leaves_no_charge_behind() {
        RecordingCall payment = calls.get(2);
        problem(
                OFFICER.post(payment.path(), payment.with("amount", Map.of("amount", "40.01", "currency", "USD"))),
                409);
    }

    @Test
    void a_call_without_a_key_of_another_form_or_by_another_method_is_refused() {
        for (RecordingCall call : calls) {
            problem(
                            OFFICER.asks()
                                    .contentType(ContentType.JSON)
                                    .body(call.form())
                                    .post(OFFICER.path(call.path()))
                                    .then(),
                            400)
                    .body("field", equalTo("Idempotency-Key"));
            problem(
                    OFFICER.asks()
                            .header("Idempotency-Key", "k")
                            .contentType("text/plain")
                            .body("hello")
                            .post(OFFICER.path(call.path()))
                            .then(),
                    415);
            problem(OFFICER.asks().delete(OFFICER.path(call.path())).then(), 405);
        }
    }

    @Test
    void what_this_town_does_not_know_is_not_found() {
        UUID nobody = UUID.randomUUID();
        problem(OFFICER.get("/impoundments/" + nobody), 404);
        problem(OFFICER.get("/impoundments/not-an-id"), 404);
        problem(OFFICER.get("/impoundments/" + nobody + "/release-statement"), 404);
        for (RecordingCall call : calls.subList(1, calls.size())) {
            problem(OFFICER.post(call.path().replaceFirst("[0-9a-f-]{36}", nobody.toString()), call.form()), 404);
            problem(Officer.OF_ARLINGTON.post(call.path(), call.form()), 404);
        }
    }

    private long rows() {
        return pool.query(ROWS)
                .execute()
                .await()
                .atMost(Duration.ofSeconds(10))
                .iterator()
                .next()
                .getLong(0);
    }

    private static ValidatableResponse problem(ValidatableResponse answer, int status) {
        return answer.statusCode(status)
                .contentType(startsWith("application/problem+json"))
                .body("type", startsWith("https://townhound.org/problems/"))
                .body("detail", notNullValue())
                .body("remedy", notNullValue())
                .body(not(containsString("Exception")))
                .body(not(containsString("org.townhound.")));
    }
}
