package org.townhound.testkit;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The OpenAPI document of one running service: valid, complete, and with examples that are what it says.
 *
 * <p>A service's test extends it, is a {@code @QuarkusTest}, and says which calls its access matrix has. That the
 * document is true, {@link ContractWatch} finds out in all other tests.
 */
public abstract class OpenApiSpecification {
    private static final int FIRST_ERROR = 400;

    /** Every call that the access matrix knows of, such as {@code GET /towns/{town}/tags/{number}}. */
    protected abstract Set<String> calls();

    @Test
    void the_document_is_valid_OpenAPI_3_1() {
        assertEquals(List.of(), document().faults());
    }

    @Test
    void it_describes_the_calls_of_the_access_matrix_and_no_others() {
        Set<String> described = new TreeSet<>();
        document().calls().forEach(call -> described.add(call.name()));
        assertEquals(new TreeSet<>(calls()), described);
    }

    @Test
    void every_call_has_a_summary_and_an_example_of_its_body_and_of_a_success() {
        List<String> missing = new ArrayList<>();
        for (OpenApi.Call call : document().calls()) {
            if (call.operation().path("summary").asText().isBlank()) {
                missing.add(call.name() + " has no summary");
            }
            if (!call.requestBody().isMissingNode()
                    && examples(call.requestBody().path("content")).isEmpty()) {
                missing.add(call.name() + " has no example of its body");
            }
            if (successes(call).stream()
                    .allMatch(answer -> examples(answer.path("content")).isEmpty())) {
                missing.add(call.name() + " has no example of a success");
            }
        }
        assertEquals(List.of(), missing, "write them into src/main/resources/openapi");
    }

    @Test
    void every_example_is_what_its_schema_says() {
        OpenApi document = document();
        List<String> faults = new ArrayList<>();
        for (OpenApi.Call call : document.calls()) {
            check(document, call.name() + " request", call.requestBody().path("content"), faults);
            call.operation()
                    .path("responses")
                    .properties()
                    .forEach(answer -> check(
                            document,
                            call.name() + " " + answer.getKey(),
                            answer.getValue().path("content"),
                            faults));
        }
        assertEquals(List.of(), faults);
    }

    private static void check(OpenApi document, String where, JsonNode content, List<String> faults) {
        content.forEach(form -> {
            if (form.has("example")) {
                document.faults(form.path("schema"), form.path("example"))
                        .forEach(fault -> faults.add(where + ": " + fault));
            }
        });
    }

    private static List<JsonNode> examples(JsonNode content) {
        List<JsonNode> examples = new ArrayList<>();
        content.forEach(form -> {
            if (form.has("example")) {
                examples.add(form.path("example"));
            }
        });
        return examples;
    }

    private static List<JsonNode> successes(OpenApi.Call call) {
        List<JsonNode> successes = new ArrayList<>();
        call.operation().path("responses").properties().forEach(answer -> {
            if (Integer.parseInt(answer.getKey()) < FIRST_ERROR) {
                successes.add(answer.getValue());
            }
        });
        return successes;
    }

    private static OpenApi document() {
        return OpenApi.read(given().queryParam("format", "JSON")
                .get("/q/openapi")
                .then()
                .statusCode(OpenApi.OK)
                .extract()
                .asString());
    }
}
