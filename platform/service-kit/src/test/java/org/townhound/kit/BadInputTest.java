package org.townhound.kit;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.townhound.kit.Calls.assertProblem;
import static org.townhound.kit.Calls.post;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class BadInputTest {
    @Test
    void every_letter_and_emoji_comes_back_unchanged() {
        String name = "Žofie Ñandú 犬 🐕‍🦺 e\u0301 'o''; -- \u202B\u200F";
        post("{\"name\":\"" + name + "\"}").then().statusCode(200).body("name", equalTo(name));
    }

    @Test
    void a_whole_request_is_read_as_it_was_meant() {
        post("""
             {"name":"Rex","id":"0199c0de-0000-7000-8000-000000000001","weight":12,"altered":true,
              "bornOn":"2024-02-29","seenAt":"2026-03-01T10:00:00-05:00","size":"large",
              "fee":{"amount":"30.00","currency":"USD"},"place":{"street":"Elm Street"},"colors":["brown"]}
             """)
                .then()
                .statusCode(200)
                .body("seenAt", equalTo("2026-03-01T10:00:00-05:00"))
                .body("bornOn", equalTo("2024-02-29"))
                .body("fee.amount", equalTo("30.00"))
                .body("fee.positive", nullValue())
                .body("place.city", nullValue())
                .body("size", equalTo("large"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"name\":\"a\",",
                "not json",
                "{\"name\":\"a\"} {}",
                "{\"name\":\"a\"} x",
                "{\"name\":\"a\",\"name\":\"b\"}",
                "{\"name\":\"a\u0000b\"}",
                "{\"name\":\"a\nb\"}",
                "{'name':'a'}",
                "{\"name\":NaN}"
            })
    void what_is_not_json_is_refused(String body) {
        assertProblem(post(body), 400, "malformed-json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null"})
    void a_missing_body_is_refused(String body) {
        assertProblem(post(body), 400, "missing-body");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"name\":\"a\",\"nickname\":\"b\"} | /nickname | is not known here",
                "{\"name\":\"a\",\"place\":{\"street\":\"b\",\"zip\":\"c\"}} | /place/zip | is not known here",
                "{} | /name | must not be blank",
                "{\"name\":null} | /name | must not be blank",
                "{\"name\":\" \"} | /name | must not be blank",
                "{\"name\":7} | /name | must be text",
                "{\"name\":true} | /name | must be text",
                "{\"name\":[\"a\"]} | /name | must be text",
                "{\"name\":\"a\\u0000b\"} | /name | control character",
                "{\"name\":\"a\\u0007b\"} | /name | control character",
                "{\"name\":\"a\\u0085b\"} | /name | control character",
                "{\"name\":\"a\\nb\"} | /name | control character",
                "{\"name\":\"a\\ud800b\"} | /name | half of a character",
                "{\"name\":\"a\",\"weight\":\"7\"} | /weight | a number",
                "{\"name\":\"a\",\"weight\":7.5} | /weight | a number",
                "{\"name\":\"a\",\"weight\":7.0} | /weight | a number",
                "{\"name\":\"a\",\"weight\":true} | /weight | a number",
                "{\"name\":\"a\",\"weight\":\"\"} | /weight | a number",
                "{\"name\":\"a\",\"weight\":99999999999} | /weight | a number",
                "{\"name\":\"a\",\"altered\":1} | /altered | true or false",
                "{\"name\":\"a\",\"altered\":\"true\"} | /altered | true or false",
                "{\"name\":\"a\",\"id\":\"x\"} | /id | must be a UUID",
                "{\"name\":\"a\",\"id\":\"1-1-1-1-1\"} | /id | must be a UUID",
                "{\"name\":\"a\",\"bornOn\":\"2026-02-30\"} | /bornOn | a date that exists",
                "{\"name\":\"a\",\"bornOn\":\"2026-2-3\"} | /bornOn | a date that exists",
                "{\"name\":\"a\",\"bornOn\":20260203} | /bornOn | a date that exists",
                "{\"name\":\"a\",\"bornOn\":[2026,2,3]} | /bornOn | a date that exists",
                "{\"name\":\"a\",\"bornOn\":\"2026-02-03T10:00:00Z\"} | /bornOn | a date that exists",
                "{\"name\":\"a\",\"bornOn\":\"+12026-02-03\"} | /bornOn | a date that exists",
                "{\"name\":\"a\",\"seenAt\":\"2026-03-01T10:00:00\"} | /seenAt | with its offset",
                "{\"name\":\"a\",\"seenAt\":\"2026-02-30T10:00:00Z\"} | /seenAt | with its offset",
                "{\"name\":\"a\",\"seenAt\":1772373600} | /seenAt | with its offset",
                "{\"name\":\"a\",\"seenAt\":\"+999999999-01-01T00:00:00Z\"} | /seenAt | with its offset",
                "{\"name\":\"a\",\"fee\":30} | /fee | must be",
                "{\"name\":\"a\",\"fee\":{\"amount\":30,\"currency\":\"USD\"}} | /fee/amount | must be text",
                "{\"name\":\"a\",\"fee\":{\"amount\":\"30.001\",\"currency\":\"USD\"}} | /fee | whole cents",
                "{\"name\":\"a\",\"fee\":{\"amount\":\"1e9\",\"currency\":\"USD\"}} | /fee | whole cents",
                "{\"name\":\"a\",\"fee\":{\"amount\":\"30.00\",\"currency\":\"EUR\"}} | /fee | the currency USD",
                "{\"name\":\"a\",\"fee\":{\"amount\":\"30.00\"}} | /fee | the currency USD",
                "{\"name\":\"a\",\"size\":\"medium\"} | /size | one of small, large",
                "{\"name\":\"a\",\"size\":\"SMALL\"} | /size | one of small, large",
                "{\"name\":\"a\",\"size\":0} | /size | one of small, large",
                "{\"name\":\"a\",\"size\":\"\"} | /size | one of small, large",
                "{\"name\":\"a\",\"place\":{}} | /place/street | must not be blank",
                "{\"name\":\"a\",\"place\":\"\"} | /place | a JSON object",
                "{\"name\":\"a\",\"place\":[]} | /place | a JSON object",
                "{\"name\":\"a\",\"colors\":[\"b\",\"\"]} | /colors/1 | must not be blank",
                "{\"name\":\"a\",\"colors\":[\"b\",null]} | /colors/1 | must not be null",
                "{\"name\":\"a\",\"colors\":\"b\"} | /colors | a list",
                "[] | | must be a JSON object",
                "[{\"name\":\"a\"}] | | must be a JSON object",
                "7 | | must be a JSON object",
                "\"a\" | | must be a JSON object"
            })
    void a_field_that_is_not_acceptable_is_named(String body, String field, String detail) {
        assertProblem(post(body), 400, "invalid-field")
                .body("field", equalTo(field))
                .body("detail", containsString(detail == null ? "" : detail));
    }

    @Test
    void over_long_text_is_refused() {
        assertProblem(post("{\"name\":\"" + "a".repeat(201) + "\"}"), 400, "invalid-field")
                .body("field", equalTo("/name"))
                .body("detail", containsString("between 0 and 200"));
        assertProblem(
                        post("{\"name\":\"a\",\"place\":{\"street\":\"b\",\"city\":\"" + "c".repeat(10_001) + "\"}}"),
                        400,
                        "invalid-field")
                .body("field", equalTo("/place/city"));
    }

    @Test
    void a_body_nested_without_end_is_refused() {
        assertProblem(post("{\"place\":" + "[".repeat(2_000) + "]".repeat(2_000) + "}"), 400, "invalid-field");
    }

    @Test
    void a_megabyte_is_refused() {
        assertProblem(post("{\"name\":\"" + "a".repeat(1 << 20) + "\"}"), 413, "too-large");
        assertProblem(post("{\"name\":\"" + "a".repeat(300_000) + "\"}"), 413, "too-large");
    }

    @Test
    void another_media_type_is_refused() {
        assertProblem(
                Calls.clerk().contentType(ContentType.XML).body("<name/>").post(Calls.SAMPLES),
                415,
                "unsupported-media-type");
    }
}
