package org.townhound.kit.openapi;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import org.junit.jupiter.api.Test;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class OpenApiDocumentTest {
    private static final String NUMBERS = "paths.'/towns/{town}/numbers'.post.";
    private static final String NOTICES = "paths.'/towns/{town}/notices'.get.";
    private static final String WAIVERS = "paths.'/towns/{town}/accounts/{id}/waivers'.post.";

    private static ValidatableResponse document() {
        return given().queryParam("format", "JSON").get("/q/openapi").then().statusCode(200);
    }

    @Test
    void says_once_what_the_document_is_and_what_calls_refer_to() {
        document()
                .body("info.title", equalTo("Townhound: licensing"))
                .body("info.license.name", equalTo("Apache-2.0"))
                .body("components.securitySchemes.token.scheme", equalTo("bearer"))
                .body("components.schemas.Money.properties.amount.type", equalTo("string"))
                .body("components.responses.Refused.content", hasKey("application/problem+json"));
    }

    @Test
    void gives_a_call_that_records_its_key_and_every_way_to_be_refused() {
        document()
                .body(NUMBERS + "security", contains(hasKey("token")))
                .body(NUMBERS + "tags", contains("numbers"))
                .body(NUMBERS + "parameters.$ref", hasItem("#/components/parameters/Idempotency-Key"))
                .body(
                        NUMBERS + "responses.keySet().sort()",
                        contains("201", "400", "401", "403", "404", "409", "413", "415", "422", "503"));
    }

    @Test
    void asks_for_no_token_where_anybody_may_call() {
        document()
                .body(NOTICES + "security", nullValue())
                .body(NOTICES + "responses", not(hasKey("401")))
                .body(NOTICES + "parameters.$ref", not(hasItem(containsString("after"))));
    }

    @Test
    void lets_reads_of_a_town_wait_for_a_place() {
        document()
                .body(
                        "paths.'/towns/{town}/samples/{id}'.get.parameters.$ref",
                        hasItem("#/components/parameters/after"));
    }

    @Test
    void takes_the_words_and_examples_from_their_file() {
        document()
                .body(WAIVERS + "summary", containsString("Gives up what is still owed"))
                .body(WAIVERS + "requestBody.content.'application/json'.example.reason", equalTo("hardship"))
                .body(WAIVERS + "responses.'201'.content.'application/json'.example.account.state", equalTo("settled"));
    }
}
