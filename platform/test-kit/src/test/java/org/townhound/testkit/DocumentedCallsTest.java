package org.townhound.testkit;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.restassured.RestAssured;
import io.restassured.http.ContentType;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each difference between a call and its document, planted once in a server that answers whatever it is told to. */
class DocumentedCallsTest {
    private static final String JSON = "application/json";
    private static final String GOOD = "{\"name\":\"Biscuit\"}";
    private static final String DOCUMENT = """
            {"openapi": "3.1.0", "info": {"title": "planted", "version": "1"},
             "paths": {"/dogs": {"post": {
               "parameters": [
                 {"name": "Key", "in": "header", "required": true, "schema": {"type": "string"}},
                 {"name": "year", "in": "query", "schema": {"type": "integer"}}],
               "requestBody": {"required": true,
                 "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Dog"}}}},
               "responses": {"201": {"description": "Registered",
                 "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Dog"}}}}}}}},
             "components": {"schemas": {
               "Dog": {"type": "object", "required": ["name"], "properties": {
                 "name": {"type": "string"}, "bornOn": {"type": "string", "format": "date"}}},
               "Problem": {"type": "object", "required": ["title"], "properties": {"title": {"type": "string"}}}}}}""";

    private HttpServer server;
    private int status = 201;
    private String media = JSON;
    private String body = GOOD;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/q/openapi", exchange -> answer(exchange, 200, JSON, DOCUMENT));
        server.createContext("/", exchange -> answer(exchange, status, media, body));
        server.start();
        DocumentedCalls.watch();
    }

    @AfterEach
    void stop() {
        server.stop(0);
        RestAssured.replaceFiltersWith(List.of());
    }

    @Test
    void a_call_that_is_as_it_is_described_passes_and_its_answer_can_still_be_read() {
        assertEquals("Biscuit", ask().post("/dogs").jsonPath().getString("name"));
        assertEquals(GOOD, ask().queryParam("year", 2026).post("/dogs").asString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            200 | application/json | {"name":"Biscuit"}                      | the status is not in the document
            201 | text/plain       | {"name":"Biscuit"}                      | the media type
            201 | application/json | {"bornOn":"2023-05-02"}                 | name
            201 | application/json | {"name":"Biscuit","age":3}              | age
            201 | application/json | {"name":"Biscuit","bornOn":"yesterday"} | /bornOn
            404 | application/json | {"title":"Not found"}                   | a refusal must be application/problem+json
            404 | application/problem+json | {"name":"Biscuit"}              | the problem
            """)
    void another_answer_fails_the_test(int otherStatus, String otherMedia, String otherBody, String said) {
        status = otherStatus;
        media = otherMedia;
        body = otherBody;
        assertFails(said, () -> ask().post("/dogs"));
    }

    @Test
    void another_request_fails_the_test_only_when_it_succeeds() {
        assertFails("no such call", () -> ask().post("/cats"));
        assertFails("no such call", () -> ask().put("/dogs"));
        assertFails(
                "Key",
                () -> given().port(port())
                        .contentType(ContentType.JSON)
                        .body(GOOD)
                        .post("/dogs"));
        assertFails("color", () -> ask().queryParam("color", "red").post("/dogs"));
        assertFails("year", () -> ask().queryParam("year", "long ago").post("/dogs"));
        assertFails("the request", () -> ask().body("{\"age\":3}").post("/dogs"));
        status = 400;
        media = "application/problem+json";
        body = "{\"title\":\"No\"}";
        assertEquals(400, ask().body("nonsense").post("/cats").statusCode());
    }

    @Test
    void the_document_itself_is_held_against_the_published_schema() {
        assertEquals(List.of(), OpenApi.read(DOCUMENT).faults());
        assertFalse(OpenApi.read(DOCUMENT.replace("\"description\": \"Registered\",", ""))
                .faults()
                .isEmpty());
        assertFalse(OpenApi.read(DOCUMENT.replace("\"type\": \"integer\"", "\"type\": \"number-like\""))
                .faults()
                .isEmpty());
    }

    private static void assertFails(String said, Executable call) {
        String message = assertThrows(AssertionError.class, call).getMessage();
        assertTrue(message.contains(said), message);
    }

    private RequestSpecification ask() {
        return given().port(port())
                .header("Key", "1")
                .contentType(ContentType.JSON)
                .body(GOOD);
    }

    private int port() {
        return server.getAddress().getPort();
    }

    private static void answer(HttpExchange exchange, int status, String media, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", media);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
