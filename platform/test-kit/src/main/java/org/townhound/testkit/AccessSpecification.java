package org.townhound.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.restassured.RestAssured;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The matrix of roles and calls of one service, field by field, and every kind of bad token, on the running service.
 *
 * <p>A service's test extends it, is a {@code @QuarkusTest}, and says which fields its matrix has. A call is made without
 * a body and for a thing that does not exist: who is let in is told anything but 401 and 403.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class AccessSpecification {
    private static final String WHITMAN = "whitman-ma";
    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final String PROBLEM = "application/problem+json";
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final Set<Integer> SHUT_OUT = Set.of(UNAUTHORIZED, FORBIDDEN);

    /**
     * A field of the matrix.
     *
     * @param call method and path template, such as {@code GET /towns/{town}/tags/{number}}
     * @param role who calls; {@code public} is who has no token
     * @param permitted whether the role may
     */
    public record Cell(String call, String role, boolean permitted) {}

    /** Every field of the service's matrix. */
    protected abstract List<Cell> cells();

    /** Headers that a call needs beside its token; none, unless a service says otherwise. */
    protected Map<String, String> headers() {
        return Map.of();
    }

    /** Every call, once. */
    protected final List<String> calls() {
        return cells().stream().map(Cell::call).distinct().toList();
    }

    @ParameterizedTest
    @MethodSource("calls")
    void each_role_may_make_the_call_if_the_matrix_says_so_and_not_otherwise(String call) {
        cells().stream().filter(cell -> cell.call().equals(call)).forEach(cell -> {
            HttpResponse<Void> answer = make(call, Tokens.of(cell.role(), WHITMAN), WHITMAN);
            if (cell.permitted() || isPublic(call)) {
                assertFalse(SHUT_OUT.contains(answer.statusCode()), cell + " answered " + answer.statusCode());
            } else {
                assertEquals(FORBIDDEN, answer.statusCode(), cell::toString);
                assertEquals(Optional.of(PROBLEM), answer.headers().firstValue("Content-Type"), cell::toString);
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
            assertEquals(!isPublic(call), make(call, token, WHITMAN).statusCode() == UNAUTHORIZED, token);
        }
    }

    @ParameterizedTest
    @MethodSource("calls")
    void who_has_no_token_may_make_what_is_public_and_nothing_else(String call) {
        int status = send(request(call, WHITMAN)).statusCode();
        assertEquals(isPublic(call), status != UNAUTHORIZED, "answered " + status);
    }

    @ParameterizedTest
    @MethodSource("calls")
    void another_town_and_no_town_are_not_found(String call) {
        if (call.contains("{town}")) {
            int another =
                    make(call, Tokens.of("town-clerk", WHITMAN), "arlington-ma").statusCode();
            assertEquals(!isPublic(call), another == NOT_FOUND, "answered " + another);
            assertEquals(
                    NOT_FOUND,
                    make(call, Tokens.of("town-clerk", "nowhere-ma"), "nowhere-ma")
                            .statusCode());
        }
    }

    private boolean isPublic(String call) {
        return cells().contains(new Cell(call, "public", true));
    }

    private HttpResponse<Void> make(String call, String token, String town) {
        return send(request(call, town).header("Authorization", "Bearer " + token));
    }

    private HttpRequest.Builder request(String call, String town) {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://localhost:" + RestAssured.port + path(call, town)))
                .header("Content-Type", "application/json")
                .method(method(call), HttpRequest.BodyPublishers.noBody());
        headers().forEach(request::header);
        return request;
    }

    /** The plain client: REST Assured takes ten times as long for an answer of which only the status is asked. */
    private static HttpResponse<Void> send(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.discarding());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    private static String method(String call) {
        return call.substring(0, call.indexOf(' '));
    }

    private static String template(String call) {
        return call.substring(call.indexOf(' ') + 1);
    }

    private static String path(String call, String town) {
        return template(call)
                .replace("{town}", town)
                .replace("{id}", UUID.randomUUID().toString())
                .replace("{number}", "2026-999999");
    }
}
