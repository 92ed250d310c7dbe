package org.townhound.enforcement;

import static org.hamcrest.Matchers.equalTo;
import static org.townhound.enforcement.Call.assertProblem;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.townhound.testkit.Tokens;

@QuarkusTest
class Bad_input {
    static Stream<Call> calls() {
        return Call.all();
    }

    static Stream<Call> posts() {
        return Call.posts();
    }

    @ParameterizedTest
    @MethodSource("calls")
    void nobody_gets_in_without_a_valid_token(Call call) {
        assertProblem(call.made(null, "whitman-ma"), 401, "not-authenticated");
        assertProblem(call.made(Tokens.expired(call.role(), "whitman-ma"), "whitman-ma"), 401, "not-authenticated");
        assertProblem(call.made(Tokens.forged(call.role(), "whitman-ma"), "whitman-ma"), 401, "not-authenticated");
        assertProblem(
                call.made(Tokens.ofAnotherIssuer(call.role(), "whitman-ma"), "whitman-ma"), 401, "not-authenticated");
    }

    @ParameterizedTest
    @MethodSource("calls")
    void another_office_is_not_permitted(Call call) {
        assertProblem(call.made(Tokens.of("veterinarian", "whitman-ma"), "whitman-ma"), 403, "not-permitted");
    }

    @ParameterizedTest
    @MethodSource("calls")
    void another_town_and_a_town_that_does_not_exist_are_not_found(Call call) {
        assertProblem(call.made(Tokens.of(call.role(), "arlington-ma"), "whitman-ma"), 404, "not-found");
        assertProblem(call.made(Tokens.of(call.role(), "atlantis-ma"), "atlantis-ma"), 404, "not-found");
    }

    @ParameterizedTest
    @MethodSource("posts")
    void what_is_not_json_is_refused(Call call) {
        assertProblem(call.with("{\"a\":").made(), 400, "malformed-json");
        assertProblem(call.with("not json").made(), 400, "malformed-json");
        assertProblem(call.with("null").made(), 400, "missing-body");
        assertProblem(call.with("[]").made(), 400, "invalid-field");
    }

    @ParameterizedTest
    @MethodSource("posts")
    void unknown_and_missing_fields_are_refused(Call call) {
        String unknown = call.body().replaceFirst("\\{", "{\"colour\":\"brown\",");
        assertProblem(call.with(unknown).made(), 400, "invalid-field").body("field", equalTo("/colour"));
        assertProblem(call.with("{}").made(), 400, "invalid-field");
    }

    @ParameterizedTest
    @MethodSource("posts")
    void a_megabyte_of_text_is_refused(Call call) {
        assertProblem(call.with("{\"reason\":\"" + "a".repeat(1 << 20) + "\"}").made(), 413, "too-large");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/offenseId | \"x\"",
                "/offenseId | 7",
                "/offenseId | null",
                "/incidentId | \"1-1-1-1-1\"",
                "/personId | {}",
                "/dogId | []",
                "/provision | \"\"",
                "/provision | 7",
                "/provision | \"a\\u0000b\"",
                "/provision | \"leash\\n\"",
                "/provision | \"no.such-provision\"",
                "/provision | \"license.late-fee\"",
                "/action | \"fine\"",
                "/action | \"CITE\"",
                "/action | 0",
                "/action | null",
                "/occurredAt | \"2026-02-30T10:00:00-05:00\"",
                "/occurredAt | \"2026-02-19T10:00:00\"",
                "/occurredAt | \"2026-02-19\"",
                "/occurredAt | 1772373600",
                "/occurredAt | \"9999-01-01T00:00:00Z\"",
                "/occurredAt | \"+999999999-01-01T00:00:00Z\"",
                "/occurredAt | null",
                "/deviceRecordedAt | \"9998-01-01T00:00:00Z\"",
                "/deviceRecordedAt | \"yesterday\""
            })
    void a_field_of_an_offense_that_is_not_acceptable_is_named_and_nothing_is_recorded(String field, String value) {
        String name = field.substring(1);
        UUID offense = UUID.randomUUID();
        String good = Call.offense().replaceFirst("\"offenseId\":\"[^\"]*\"", "\"offenseId\":\"" + offense + "\"");
        String body = good.contains("\"" + name + "\"")
                ? good.replaceFirst("\"" + name + "\":\"[^\"]*\"", "\"" + name + "\":" + value.replace("\\", "\\\\"))
                : good.replaceFirst("\\{", "{\"" + name + "\":" + value.replace("\\", "\\\\") + ",");

        assertProblem(Call.RECORDING.with(body).made(), 400, "invalid-field").body("field", equalTo(field));

        assertProblem(Officer.OF_WHITMAN.get("/offenses/" + offense), 404, "not-found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"reason\":\"because\"}", "{\"reason\":7}", "{\"reason\":null}", "{\"reason\":\"\"}"})
    void a_voiding_names_one_of_the_reasons(String body) {
        assertProblem(Call.VOIDING.with(body).made(), 400, "invalid-field").body("field", equalTo("/reason"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/amount | 30",
                "/amount | {\"amount\":\"-15.00\",\"currency\":\"USD\"}",
                "/amount | {\"amount\":\"0.00\",\"currency\":\"USD\"}",
                "/amount | {\"amount\":\"30.001\",\"currency\":\"USD\"}",
                "/amount | {\"amount\":\"30.00\",\"currency\":\"EUR\"}",
                "/method | \"gold\"",
                "/method | 7"
            })
    void a_payment_says_what_was_paid_and_how(String field, String value) {
        String good = Call.PAYING.body();
        String body = field.equals("/amount")
                ? good.replaceFirst("\\{\"amount\":\"30.00\",\"currency\":\"USD\"}", value)
                : good.replaceFirst("\"cash\"", value);
        assertProblem(Call.PAYING.with(body).made(), 400, "invalid-field").body("field", equalTo(field));
    }

    @Test
    void an_offense_of_another_town_cannot_be_seen_or_voided() {
        Map<String, Object> form =
                Officer.leash(UUID.randomUUID(), Simulation.now().toString());
        Officer.OF_WHITMAN.records(form).statusCode(201);
        String path = "/offenses/" + form.get("offenseId");

        assertProblem(Officer.OF_ARLINGTON.get(path), 404, "not-found");
        assertProblem(Officer.OF_ARLINGTON.post(path + "/voidings", Map.of("reason", "duplicate")), 404, "not-found");
        assertProblem(
                Officer.OF_ARLINGTON.get("/keepers/" + form.get("personId") + "/offense-counts?year=2026"),
                404,
                "not-found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/offenses/x", "/keepers/7/offense-counts?year=2026", "/citations/..%2F", "/citations/1"})
    void an_address_of_another_form_is_not_found(String path) {
        assertProblem(Officer.OF_WHITMAN.get(path), 404, "not-found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?year=", "?year=soon", "?year=99999", "?year=-1"})
    void a_year_has_four_digits(String query) {
        UUID keeper = UUID.randomUUID();
        assertProblem(Officer.OF_WHITMAN.get("/keepers/" + keeper + "/offense-counts" + query), 400, "invalid-field");
    }

    static Stream<Call> recordings() {
        return Call.recordings();
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void a_request_without_an_idempotency_key_is_refused(Call call) {
        assertProblem(
                new Officer(call.role(), "whitman-ma")
                        .asks()
                        .contentType("application/json")
                        .body(call.body())
                        .post("/towns/whitman-ma" + call.path())
                        .then(),
                400,
                "missing-idempotency-key");
    }
}
