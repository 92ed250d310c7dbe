package org.townhound.enforcement;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.enforcement.Call.assertProblem;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.directory.Directory;
import org.townhound.kit.document.Document;
import org.townhound.kit.document.Documents;

@QuarkusTest
class Complaining {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String PATH = "/towns/whitman-ma/complaints";
    private static final String STORY = "Zoë's beagle 🐕 ran across Elm Street again.";

    @Inject
    EventStore store;

    @Inject
    UnitOfWork unitOfWork;

    @Inject
    Documents documents;

    @Inject
    Directory directory;

    private static Map<String, Object> form() {
        return Map.of(
                "kind",
                "dog-at-large",
                "narrative",
                STORY,
                "occurredAt",
                "2026-02-19T10:00:00-05:00",
                "complainant",
                Map.of("name", "Ann Neighbor", "phone", "781-555-0100"));
    }

    private static ValidatableResponse files(Map<String, ?> form) {
        return files(UUID.randomUUID().toString(), form);
    }

    private static ValidatableResponse files(String key, Map<String, ?> form) {
        return given().header("Idempotency-Key", key)
                .contentType(ContentType.JSON)
                .body(form)
                .post(PATH)
                .then();
    }

    private static ValidatableResponse follows(String town, String complaint, String code) {
        return given().get("/towns/" + town + "/complaints/" + complaint + "/status?code=" + code)
                .then();
    }

    private StoredEvent filed(String complaint) {
        StreamId stream = StreamId.of(Officer.WHITMAN, "complaint", UUID.fromString(complaint));
        return unitOfWork
                .run(session -> store.load(session, stream))
                .await()
                .atMost(PATIENCE)
                .getFirst();
    }

    @Test
    void anybody_files_a_complaint_without_a_token_and_follows_it_by_its_code() {
        var answer = files(form())
                .statusCode(201)
                .body("state", equalTo("filed"))
                .body("statusCode", matchesPattern("([0-9a-f]{5}-){3}[0-9a-f]{5}"))
                .body("place", matchesPattern("whitman-ma/complaint/.*@1"))
                .extract();
        String complaint = answer.path("complaintId");
        String code = answer.path("statusCode");

        follows("whitman-ma", complaint, code)
                .statusCode(200)
                .body("state", equalTo("filed"))
                .body("filedOn", equalTo(Simulation.today().toString()))
                .body("statusCode", nullValue());
        assertProblem(follows("whitman-ma", complaint, "00000-00000-00000-00000"), 404, "not-found");
        assertProblem(follows("whitman-ma", UUID.randomUUID().toString(), code), 404, "not-found");
        assertProblem(follows("arlington-ma", complaint, code), 404, "not-found");
        assertProblem(follows("whitman-ma", complaint, ""), 400, "invalid-field");
    }

    @Test
    void what_was_said_is_in_a_document_and_who_said_it_in_the_directory_and_the_event_names_both() {
        StoredEvent stored = filed(files(form()).statusCode(201).extract().path("complaintId"));
        ComplaintFiled event = assertInstanceOf(ComplaintFiled.class, stored.event());

        assertEquals("public", stored.actor());
        assertFalse(stored.payload().contains("Neighbor") || stored.payload().contains("beagle"), stored.payload());
        var document = unitOfWork
                .run(session -> documents.read(session, Officer.WHITMAN, event.narrativeId(), "tester"))
                .await()
                .atMost(PATIENCE)
                .orElseThrow();
        Document.Kept kept = assertInstanceOf(Document.Kept.class, document);
        assertEquals(STORY, kept.content().text());
        assertEquals(event.narrativeSha256(), kept.reference().sha256());
        assertTrue(kept.people().contains(event.complainantId()));
        var person = unitOfWork
                .run(session -> directory.read(session, Officer.WHITMAN, event.complainantId(), "tester"))
                .await()
                .atMost(PATIENCE)
                .orElseThrow();
        assertEquals("Ann Neighbor", person.name());
    }

    @Test
    void nobody_has_to_give_a_name_or_know_the_time() {
        String complaint = files(Map.of("kind", "barking", "narrative", STORY))
                .statusCode(201)
                .extract()
                .path("complaintId");

        assertNull(((ComplaintFiled) filed(complaint).event()).complainantId());
    }

    @Test
    void the_same_complaint_sent_twice_is_one_with_one_code() {
        String key = UUID.randomUUID().toString();
        var first = files(key, form()).statusCode(201).extract();

        files(key, form())
                .statusCode(201)
                .body("complaintId", equalTo(first.path("complaintId")))
                .body("statusCode", equalTo(first.path("statusCode")));
        Map<String, Object> other = new HashMap<>(form());
        other.put("kind", "bite");
        assertProblem(files(key, other), 422, "idempotency-key-reused");
    }

    @ParameterizedTest
    @CsvSource({"narrative,4001,a", "narrative,0,a", "narrative,10,\u0007", "narrative,1,\u0000", "kind,5,a"})
    void what_is_too_long_or_holds_control_characters_is_refused_and_named(String field, int length, String character) {
        Map<String, Object> form = new HashMap<>(form());
        form.put(field, character.repeat(length));

        assertProblem(files(form), 400, "invalid-field")
                .body("field", equalTo("/" + field))
                .body("detail", containsString("/" + field));
    }

    @Test
    void a_long_story_is_taken_and_one_of_tomorrow_is_not() {
        Map<String, Object> form = new HashMap<>(form());
        form.put("narrative", "é".repeat(4_000));
        files(form).statusCode(201);
        form.put("occurredAt", "2099-01-01T00:00:00Z");
        assertProblem(files(form), 400, "invalid-field").body("field", equalTo("/occurredAt"));
    }
}
