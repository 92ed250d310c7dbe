package org.townhound.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One call held against a document. Each difference is a line that says where it is. */
final class CallCheck {
    private static final int FIRST_ERROR = 400;
    private static final String PROBLEM = "application/problem+json";
    private static final Set<String> WITHOUT_BODY = Set.of("HEAD", "OPTIONS");

    private final OpenApi document;
    private final FilterableRequestSpecification request;
    private final Optional<OpenApi.Call> call;

    CallCheck(OpenApi document, FilterableRequestSpecification request, URI address) {
        this.document = document;
        this.request = request;
        this.call = document.call(request.getMethod(), address.getPath());
    }

    /** What differs; none for a call that is as it is described. */
    List<String> faults(Response answer, byte[] body) {
        if (WITHOUT_BODY.contains(request.getMethod())) {
            return List.of();
        }
        if (answer.statusCode() >= FIRST_ERROR) {
            return media(answer).equals(PROBLEM)
                    ? prefixed("the problem", document.faults(document.schema("Problem"), json(body)))
                    : List.of("a refusal must be " + PROBLEM + ", not '" + answer.contentType() + "'");
        }
        if (call.isEmpty()) {
            return List.of("there is no such call in the document");
        }
        List<String> faults = new ArrayList<>(ofAnswer(call.get(), answer, body));
        faults.addAll(ofParameters(call.get()));
        faults.addAll(ofRequest(call.get()));
        return faults;
    }

    private List<String> ofAnswer(OpenApi.Call described, Response answer, byte[] body) {
        Optional<JsonNode> response = described.answer(answer.statusCode());
        if (response.isEmpty()) {
            return List.of("the status is not in the document");
        }
        JsonNode content = response.get().path("content");
        if (content.isEmpty()) {
            return body.length == 0 ? List.of() : List.of("the document gives this status no body");
        }
        JsonNode form = content.path(media(answer));
        return form.isMissingNode()
                ? List.of("the media type '" + answer.contentType() + "' is not in the document")
                : prefixed("the answer", document.faults(form.path("schema"), json(body)));
    }

    private List<String> ofParameters(OpenApi.Call described) {
        List<String> faults = new ArrayList<>();
        for (JsonNode parameter : described.parameters("header")) {
            String name = parameter.path("name").asText();
            Optional<String> sent =
                    Optional.ofNullable(request.getHeaders().get(name)).map(it -> it.getValue());
            faults.addAll(ofParameter(parameter, sent));
        }
        Map<String, ?> query = request.getQueryParams();
        List<String> known = new ArrayList<>();
        for (JsonNode parameter : described.parameters("query")) {
            String name = parameter.path("name").asText();
            known.add(name);
            faults.addAll(
                    ofParameter(parameter, Optional.ofNullable(query.get(name)).map(String::valueOf)));
        }
        query.keySet().stream()
                .filter(name -> !known.contains(name))
                .forEach(name -> faults.add("the query parameter " + name + " is not in the document"));
        return faults;
    }

    private List<String> ofParameter(JsonNode parameter, Optional<String> sent) {
        String name = parameter.path("name").asText();
        if (sent.isEmpty()) {
            return parameter.path("required").asBoolean()
                    ? List.of("the parameter " + name + " is required in the document, and the service did without")
                    : List.of();
        }
        JsonNode schema = parameter.path("schema");
        List<String> asText = document.faults(schema, TextNode.valueOf(sent.get()));
        return asText.isEmpty()
                ? List.of()
                : prefixed("the parameter " + name, document.faults(schema, Json.ofText(sent.get())));
    }

    private List<String> ofRequest(OpenApi.Call described) {
        Object body = request.getBody();
        JsonNode documented = described.requestBody();
        if (documented.isMissingNode()) {
            return List.of();
        }
        if (body == null) {
            return documented.path("required").asBoolean()
                    ? List.of("the body is required in the document, and the service did without")
                    : List.of();
        }
        byte[] bytes = body instanceof byte[] raw ? raw : body.toString().getBytes(StandardCharsets.UTF_8);
        return prefixed(
                "the request",
                document.faults(
                        documented.path("content").path("application/json").path("schema"), json(bytes)));
    }

    private static JsonNode json(byte[] body) {
        return Json.read(body);
    }

    private static String media(Response answer) {
        return answer.contentType().replaceFirst(";.*", "").strip();
    }

    private static List<String> prefixed(String what, List<String> faults) {
        return faults.stream().map(fault -> what + ": " + fault).toList();
    }
}
