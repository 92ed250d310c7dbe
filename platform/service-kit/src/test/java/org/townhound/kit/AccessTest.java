package org.townhound.kit;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.townhound.kit.Calls.SAMPLES;
import static org.townhound.kit.Calls.as;
import static org.townhound.kit.Calls.assertProblem;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.townhound.kit.access.AccessMatrix;
import org.townhound.testkit.AccessSpecification;
import org.townhound.testkit.Tokens;
import org.townhound.testkit.TownhoundServers;

@QuarkusTest
@QuarkusTestResource(TownhoundServers.class)
class AccessTest extends AccessSpecification {
    private static final String ID = UUID.randomUUID().toString();

    @Override
    protected List<Cell> cells() {
        return AccessMatrix.read("test-access-matrix.yaml").cells("sample").stream()
                .map(cell -> new Cell(cell.call(), cell.role(), cell.permitted()))
                .toList();
    }

    @Test
    void a_call_that_the_matrix_does_not_know_is_denied() {
        assertProblem(as("town-clerk", "whitman-ma").get("/towns/whitman-ma/unlisted"), 403, "not-permitted");
    }

    @Test
    void without_a_token() {
        assertProblem(given().get(SAMPLES + "/" + ID), 401, "not-authenticated").header("WWW-Authenticate", "Bearer");
        given().get("/towns/whitman-ma/notices").then().statusCode(200).body("[0]", equalTo("public"));
    }

    @Test
    void with_an_expired_forged_or_mangled_token() {
        for (String token : Set.of(
                Tokens.expired("town-clerk", "whitman-ma"),
                Tokens.forged("town-clerk", "whitman-ma"),
                Tokens.ofAnotherIssuer("town-clerk", "whitman-ma"),
                Tokens.of("town-clerk", "whitman-ma") + "x",
                "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.",
                "nonsense")) {
            assertProblem(given().auth().oauth2(token).get(SAMPLES + "/" + ID), 401, "not-authenticated");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dennis-ma", "nowhere-ma", "WHITMAN-MA", "*"})
    void another_town_or_none_leads_nowhere(String town) {
        assertProblem(as("town-clerk", "whitman-ma").get("/towns/" + town + "/samples/" + ID), 404, "not-found");
        assertProblem(as("town-clerk", "*").get("/towns/" + town + "/samples/" + ID), 404, "not-found");
    }

    @Test
    void an_auditor_may_see_every_town_there_is_and_only_as_auditor() {
        as("auditor", "*").get("/towns/dennis-ma/samples/" + ID).then().statusCode(200);
        assertProblem(as("auditor", "*").get("/towns/nowhere-ma/samples/" + ID), 404, "not-found");
        String both = Tokens.of(Set.of("auditor", "town-clerk"), "*");
        assertProblem(given().auth().oauth2(both).get("/towns/dennis-ma/samples?year=2026"), 403, "not-permitted");
    }

    @Test
    void the_answer_says_who_asked_and_gives_the_correlation_back() {
        String correlation = UUID.randomUUID().toString();
        as("town-clerk", "whitman-ma")
                .header("X-Correlation-Id", correlation)
                .get(SAMPLES + "/" + ID)
                .then()
                .statusCode(200)
                .body("actor", equalTo("tester-town-clerk"))
                .header("X-Correlation-Id", correlation);
        as("town-clerk", "whitman-ma")
                .header("X-Correlation-Id", "<script>")
                .get(SAMPLES + "/" + ID)
                .then()
                .header("X-Correlation-Id", matchesPattern("[0-9a-f-]{36}"));
    }
}
