package org.townhound.notification;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.in;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.townhound.kit.access.AccessMatrix;
import org.townhound.testkit.Tokens;

/** The matrix of roles and calls, field by field, and every kind of bad token. */
@QuarkusTest
class AccessTest {
    private static final String WHITMAN = "whitman-ma";

    static List<String> calls() {
        return cells().stream().map(AccessMatrix.Cell::call).distinct().toList();
    }

    private static List<AccessMatrix.Cell> cells() {
        return AccessMatrix.read("access-matrix.yaml").cells("notification");
    }

    @Test
    void the_matrix_names_the_three_calls_of_notification() {
        assertEquals(
                3,
                calls().stream()
                        .filter(call -> call.matches("GET /towns/\\{town}/(events|notices)(/\\{id})?"))
                        .count());
    }

    @ParameterizedTest
    @MethodSource("calls")
    void each_role_may_make_the_call_if_the_matrix_says_so_and_not_otherwise(String call) {
        cells().stream().filter(cell -> cell.call().equals(call)).forEach(cell -> {
            ValidatableResponse answer = make(call, Tokens.of(cell.role(), WHITMAN), WHITMAN);
            if (cell.permitted()) {
                answer.statusCode(not(in(List.of(401, 403))));
            } else {
                answer.statusCode(403).contentType(startsWith("application/problem+json"));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("calls")
    void a_bad_token_is_no_token(String call) {
        for (String token : List.of(
                Tokens.expired("town-clerk", WHITMAN),
                Tokens.forged("town-clerk", WHITMAN),
                Tokens.ofAnotherIssuer("town-clerk", WHITMAN),
                "nonsense")) {
            make(call, token, WHITMAN).statusCode(401);
        }
        given().contentType(ContentType.JSON)
                .request(method(call), path(call, WHITMAN))
                .then()
                .statusCode(401);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void another_town_and_no_town_are_not_found(String call) {
        if (call.contains("{town}")) {
            make(call, Tokens.of("town-clerk", WHITMAN), "arlington-ma").statusCode(404);
            make(call, Tokens.of("town-clerk", "nowhere-ma"), "nowhere-ma").statusCode(404);
        }
    }

    /** An id that no feed gave, so that a stream that may be followed ends at once. */
    private static ValidatableResponse make(String call, String token, String town) {
        return given().auth()
                .oauth2(token)
                .contentType(ContentType.JSON)
                .header("Last-Event-ID", "nonsense")
                .request(method(call), path(call, town))
                .then();
    }

    private static String method(String call) {
        return call.substring(0, call.indexOf(' '));
    }

    private static String path(String call, String town) {
        return call.substring(call.indexOf(' ') + 1)
                .replace("{town}", town)
                .replace("{id}", UUID.randomUUID().toString());
    }
}
