package org.townhound.kit;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.kit.Calls.SAMPLES;
import static org.townhound.kit.Calls.assertProblem;
import static org.townhound.kit.Calls.clerk;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.townhound.testkit.Tokens;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class BareFailureTest {
    private static final String ONE = SAMPLES + "/" + UUID.randomUUID();

    @ParameterizedTest
    @ValueSource(strings = {"/", "/nowhere", "/towns/whitman-ma/dragons", "/q/nowhere", SAMPLES + "/1/2/3"})
    void no_such_path(String path) {
        assertProblem(clerk().get(path), 404, "not-found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"not-an-id", "7", "%00", "0199c0de-0000-7000-8000-00000000000%0A", "%F0%9F%90%95"})
    void an_id_that_is_none_leads_nowhere(String id) {
        assertProblem(clerk().urlEncodingEnabled(false).get(SAMPLES + "/" + id), 404, "not-found");
    }

    @Test
    void an_endless_id_leads_nowhere() {
        assertProblem(clerk().get(SAMPLES + "/" + "a".repeat(3_000)), 404, "not-found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"%", "%zz", "%C3%28"})
    void a_broken_address_is_the_callers_fault(String id) throws IOException {
        String answer = Raw.exchange(
                "GET " + SAMPLES + "/" + id + " HTTP/1.1",
                "Host: localhost",
                "Connection: close",
                "Authorization: Bearer " + Tokens.of("town-clerk", "whitman-ma"));
        assertTrue(answer.startsWith("HTTP/1.1 4"), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "1.5", "99999999999", "2026%0A"})
    void a_parameter_of_another_form_is_named(String year) {
        assertProblem(clerk().urlEncodingEnabled(false).get(SAMPLES + "?year=" + year), 400, "invalid-field")
                .body("field", equalTo("year"));
    }

    @Test
    void a_parameter_out_of_range_or_missing_is_named() {
        assertProblem(clerk().get(SAMPLES + "?year=10000"), 400, "invalid-field")
                .body("field", equalTo("year"));
        assertProblem(clerk().get(SAMPLES), 400, "invalid-field").body("field", equalTo("year"));
    }

    @Test
    void another_method() {
        assertProblem(clerk().delete(ONE), 405, "method-not-allowed").header("Allow", containsString("GET"));
    }

    @Test
    void an_answer_in_another_form() {
        assertProblem(clerk().accept("text/html").get(ONE), 406, "not-acceptable");
    }

    @Test
    void a_breakdown_tells_an_id_and_nothing_else() {
        assertProblem(clerk().get(ONE + "/breakdown"), 500, "internal-error")
                .body("errorId", matchesPattern("[0-9a-f-]{36}"))
                .body(not(containsString("Lovelace")));
    }

    @Test
    void a_refusal_carries_section_town_and_remedy() {
        assertProblem(clerk().get(ONE + "/refusal?kind=LAWFUL"), 422, "rabies-proof-missing")
                .body("title", equalTo("Rabies proof missing"))
                .body("section", equalTo("§ 110-2.C"))
                .body("town", equalTo("whitman-ma"))
                .body("remedy", equalTo("Show a certificate."));
        assertProblem(clerk().get(ONE + "/refusal?kind=CONFLICT"), 409, "rabies-proof-missing");
    }

    @Test
    void a_body_without_a_length_is_stopped_too() throws IOException {
        String answer = Raw.exchange(
                "POST " + SAMPLES + " HTTP/1.1",
                "Host: localhost",
                "Authorization: Bearer " + Tokens.of("town-clerk", "whitman-ma"),
                "Content-Type: application/json",
                "Transfer-Encoding: chunked",
                "Connection: close",
                "",
                Integer.toHexString(300_000),
                "{\"name\":\"" + "a".repeat(299_990) + "\"",
                "0");
        assertTrue(answer.startsWith("HTTP/1.1 413"), answer);
        assertTrue(answer.contains("problems/too-large"), answer);
    }

    @Test
    void health_metrics_and_openapi_are_public() {
        given().get("/q/health").then().statusCode(200);
        given().get("/q/metrics").then().statusCode(200);
        given().get("/q/openapi").then().statusCode(200).body(containsString("/towns/{town}/samples"));
    }
}
