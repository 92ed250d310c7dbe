package org.townhound.kit.directory;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.testkit.Tokens;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class DirectoryCallIT {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Provenance BY_CLERK =
            new Provenance(Instant.parse("2026-03-01T15:00:00Z"), "clerk-7", Ids.next(), null, null);
    private static final Address ELM_STREET = new Address("12 Elm Street", "Whitman", "MA", "02382");

    @Inject
    Directory directory;

    @Inject
    UnitOfWork transactions;

    @Inject
    Pool database;

    private final UUID id = Ids.next();

    @Test
    void a_service_gets_the_newest_version() {
        note(new Person(id, "Ada Lovelace", null, null, null));
        int first = call("whitman-ma").statusCode(200).extract().path("version");
        note(new Person(id, "Ada King 🐕", ELM_STREET, List.of("781-555-0100"), List.of("ada@example.org")));
        call("whitman-ma")
                .statusCode(200)
                .body("personId", equalTo(id.toString()))
                .body("town", equalTo("whitman-ma"))
                .body("version", equalTo(first + 1))
                .body("state", equalTo("changed"))
                .body("name", equalTo("Ada King 🐕"))
                .body("address.street", equalTo("12 Elm Street"))
                .body("phones", hasItems("781-555-0100"))
                .body("emails", hasItems("ada@example.org"));
    }

    @Test
    void a_service_belongs_to_no_town_and_another_towns_person_is_not_found() {
        note(new Person(id, "Ada Lovelace", ELM_STREET, null, null));
        given().auth()
                .oauth2(Tokens.of("service"))
                .get("/towns/whitman-ma/directory/people/" + id)
                .then()
                .statusCode(200);
        call("dennis-ma").statusCode(404);
        call("nowhere-ma").statusCode(404);
    }

    @Test
    void nobody_else_may_ask() {
        for (String role : List.of("town-clerk", "operator", "auditor")) {
            given().auth()
                    .oauth2(Tokens.of(role, "whitman-ma"))
                    .get("/towns/whitman-ma/directory/people/" + id)
                    .then()
                    .statusCode(403);
        }
    }

    @Test
    void an_erased_person_leaves_a_marker_and_no_history() {
        assertFalse(erase());
        note(new Person(id, "Ada Lovelace", ELM_STREET, List.of("781-555-0100"), List.of("ada@example.org")));
        int before = call("whitman-ma").extract().path("version");
        assertTrue(erase());
        assertFalse(erase());
        call("whitman-ma")
                .statusCode(200)
                .body("state", equalTo("erased"))
                .body("version", equalTo(before + 1))
                .body("personId", equalTo(id.toString()))
                .body("name", nullValue())
                .body("address", nullValue())
                .body("emails", nullValue());
        assertEquals(List.of(before + " null 0", before + 1 + " null 0"), history());
        assertThrows(IllegalStateException.class, () -> note(new Person(id, "Ada again", null, null, null)));
    }

    private ValidatableResponse call(String town) {
        return given().auth()
                .oauth2(Tokens.of("service"))
                .get("/towns/" + town + "/directory/people/" + id)
                .then();
    }

    private void note(Person person) {
        run(session -> directory.note(session, "whitman-ma", person, BY_CLERK));
    }

    private boolean erase() {
        return run(session -> directory.erase(session, "whitman-ma", id, BY_CLERK));
    }

    private <T> T run(Function<Mutiny.Session, Uni<T>> work) {
        return transactions.run(work).await().atMost(PATIENCE);
    }

    private List<String> history() {
        List<String> versions = new ArrayList<>();
        database.preparedQuery("select version, name, street, cardinality(phones) + cardinality(emails) as contacts"
                        + " from kit.person_history where person_id = $1 order by version")
                .execute(Tuple.of(id))
                .await()
                .atMost(PATIENCE)
                .forEach(row -> versions.add(
                        row.getInteger("version") + " " + row.getString("name") + " " + row.getInteger("contacts")));
        return versions;
    }
}
