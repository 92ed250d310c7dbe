package org.townhound.enforcement;

import static io.restassured.RestAssured.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.townhound.kit.access.AccessMatrix;
import org.townhound.testkit.Tokens;

@QuarkusTest
class Who_may_call {
    private static final Set<Integer> SHUT_OUT = Set.of(401, 403);
    private static final Set<String> PUBLIC_CALLS =
            AccessMatrix.read("access-matrix.yaml").cells("enforcement").stream()
                    .filter(cell -> cell.role().equals(AccessMatrix.PUBLIC) && cell.permitted())
                    .map(AccessMatrix.Cell::call)
                    .collect(Collectors.toSet());

    static Stream<AccessMatrix.Cell> cells() {
        return AccessMatrix.read("access-matrix.yaml").cells("enforcement").stream()
                .filter(cell -> cell.call().contains("/towns/"))
                .filter(cell -> !cell.role().equals(AccessMatrix.PUBLIC));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cells")
    void is_told_by_the_matrix(AccessMatrix.Cell cell) {
        String method = cell.call().substring(0, cell.call().indexOf(' '));
        String path = cell.call()
                .substring(method.length() + 1)
                .replace("{town}", "whitman-ma")
                .replace("{id}", UUID.randomUUID().toString())
                .replace("{number}", "2026-999999");

        int status = given().auth()
                .oauth2(Tokens.of(cell.role(), "whitman-ma"))
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .contentType("application/json")
                .body(method.equals("POST") ? "{}" : "")
                .request(method, path)
                .statusCode();

        boolean permitted = cell.permitted() || PUBLIC_CALLS.contains(cell.call());
        assertEquals(permitted, !SHUT_OUT.contains(status), "answered " + status);
    }
}
