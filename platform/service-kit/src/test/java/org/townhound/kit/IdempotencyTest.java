package org.townhound.kit;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.kit.Calls.assertProblem;
import static org.townhound.kit.Calls.clerk;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class IdempotencyTest {
    private final String sequence = UUID.randomUUID().toString();
    private final String key = UUID.randomUUID().toString();

    @Test
    void a_request_without_a_key_records_nothing() {
        Response answer = clerk().contentType(ContentType.JSON).body(wish(1, 0)).post("/towns/whitman-ma/numbers");

        assertProblem(answer, 400, "missing-idempotency-key").body("field", equalTo("Idempotency-Key"));
        assertEquals("1", number(take(key, wish(1, 0))));
    }

    @Test
    void the_same_request_again_is_answered_again_and_done_once() {
        String other = "{\"milliseconds\": 0, \"wish\": 1, \"sequence\": \"" + sequence + "\"}";

        assertEquals("1", number(take(key, wish(1, 0))));
        assertEquals("1", number(take(key, wish(1, 0))));
        assertEquals("1", number(take(key, other)));
        assertEquals("2", number(take(UUID.randomUUID().toString(), wish(1, 0))));
    }

    @Test
    void a_key_belongs_to_one_body_and_to_one_town() {
        take(key, wish(1, 0));

        assertProblem(take(key, wish(2, 0)), 422, "idempotency-key-reused");
        Response elsewhere = Calls.as("town-clerk", "arlington-ma")
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", key)
                .body(wish(2, 0))
                .post("/towns/arlington-ma/numbers");
        assertEquals("1", number(elsewhere));
    }

    @Test
    void a_refusal_leaves_nothing_behind_not_even_the_key() {
        assertProblem(take(key, wish(-1, 0)), 400, "invalid-field");

        assertEquals("1", number(take(key, wish(1, 0))));
    }

    @Test
    void a_second_request_in_flight_waits_for_the_first() throws Exception {
        List<Response> answers = together(wish(1, 700), wish(1, 700));

        assertEquals("1", number(answers.get(0)));
        assertEquals("1", number(answers.get(1)));
    }

    @Test
    void a_second_request_in_flight_does_not_wait_for_ever() throws Exception {
        List<Integer> statuses = together(wish(1, 4_000), wish(1, 4_000)).stream()
                .map(Response::statusCode)
                .sorted()
                .toList();

        assertEquals(List.of(201, 409), statuses);
    }

    private List<Response> together(String one, String two) throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Callable<Response>> calls = List.of(() -> take(key, one), () -> take(key, two));
            List<Future<Response>> answers = threads.invokeAll(calls);
            return List.of(answers.get(0).get(), answers.get(1).get());
        }
    }

    private String wish(int wish, int milliseconds) {
        return "{\"sequence\":\"%s\",\"wish\":%d,\"milliseconds\":%d}".formatted(sequence, wish, milliseconds);
    }

    private static Response take(String key, String body) {
        return clerk().contentType(ContentType.JSON)
                .header("Idempotency-Key", key)
                .body(body)
                .post("/towns/whitman-ma/numbers");
    }

    private static String number(Response answer) {
        return answer.then().statusCode(201).extract().path("number");
    }
}
