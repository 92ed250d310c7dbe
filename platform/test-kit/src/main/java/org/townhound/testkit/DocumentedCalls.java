package org.townhound.testkit;

import io.restassured.RestAssured;
import io.restassured.builder.ResponseBuilder;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Compares each call with the document at {@code /q/openapi} of the service that answers it, and fails the test that made
 * it where they differ: the path and the method, the status, the media type and the body of the answer, which may have no
 * undocumented member; of a call that succeeded the parameters and the body too.
 *
 * <p>A call that is refused may be as wrong as its test wants it to be. Its answer must be a problem of the documented
 * form, whatever the status.
 *
 * <p>Calls below {@code /q} and to servers without such a document are left alone. The body of a stream is not read.
 */
public final class DocumentedCalls implements Filter {
    private static final Filter WATCH = new DocumentedCalls();

    private final Map<String, Optional<OpenApi>> documents = new ConcurrentHashMap<>();

    private DocumentedCalls() {}

    /** Begins to compare; doing so again does no harm. */
    public static void watch() {
        if (!RestAssured.filters().contains(WATCH)) {
            RestAssured.filters(WATCH);
        }
    }

    /**
     * Makes the call, then compares.
     *
     * @throws AssertionError naming the call, what differs and where
     */
    @Override
    public Response filter(
            FilterableRequestSpecification request, FilterableResponseSpecification expected, FilterContext context) {
        Response answer = context.next(request, expected);
        URI address = URI.create(request.getURI());
        Optional<OpenApi> document = address.getRawPath().startsWith("/q/")
                ? Optional.empty()
                : documents.computeIfAbsent(
                        address.getScheme() + "://" + address.getRawAuthority(), DocumentedCalls::document);
        if (document.isEmpty() || isStream(answer)) {
            return answer;
        }
        byte[] body = answer.asByteArray();
        List<String> faults = new CallCheck(document.get(), request, address).faults(answer, body);
        if (!faults.isEmpty()) {
            throw new AssertionError(
                    ("%s %s answered %d, and /q/openapi says otherwise: make the document tell the truth "
                                    + "(the resource's types and annotations, org.townhound.kit.openapi) or the service keep to it%n    %s")
                            .formatted(
                                    request.getMethod(),
                                    address.getRawPath(),
                                    answer.statusCode(),
                                    String.join("\n    ", faults)));
        }
        return new ResponseBuilder().clone(answer).setBody(body).build();
    }

    private static boolean isStream(Response answer) {
        return answer.contentType().startsWith("text/event-stream");
    }

    private static Optional<OpenApi> document(String server) {
        Response answer =
                RestAssured.given().noFilters().queryParam("format", "JSON").get(server + "/q/openapi");
        return answer.statusCode() == OpenApi.OK ? Optional.of(OpenApi.read(answer.asString())) : Optional.empty();
    }
}
