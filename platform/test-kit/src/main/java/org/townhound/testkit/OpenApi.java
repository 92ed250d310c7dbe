package org.townhound.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * An OpenAPI 3.1 document, whose schemas are JSON Schema 2020-12.
 *
 * <p>Its objects are read strictly: a member that no schema names is a fault, although the document allows its readers
 * to meet one.
 */
final class OpenApi {
    static final int OK = 200;

    private static final String SPECIFICATION = "https://spec.openapis.org/";
    private static final SchemaLocation META_SCHEMA =
            SchemaLocation.of(SPECIFICATION + "oas/3.1/schema-base/2022-10-07");
    private static final SchemaValidatorsConfig CONFIG =
            SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            VersionFlag.V202012,
            builder ->
                    builder.schemaMappers(mappers -> mappers.mapPrefix(SPECIFICATION, "classpath:spec.openapis.org/")));

    private final JsonNode document;
    private final JsonNode definitions;
    private final Map<JsonNode, JsonSchema> schemas = new ConcurrentHashMap<>();

    /**
     * One call of the document.
     *
     * @param name method and path, such as {@code GET /towns/{town}/dogs/{id}}
     * @param operation its description
     * @param document to look references up
     */
    record Call(String name, JsonNode operation, OpenApi document) {
        /** The answer of a status, or none. */
        Optional<JsonNode> answer(int status) {
            JsonNode response = operation.path("responses").path(String.valueOf(status));
            return response.isMissingNode() ? Optional.empty() : Optional.of(document.resolved(response));
        }

        /** The parameters of a kind: query, header or path. */
        List<JsonNode> parameters(String in) {
            List<JsonNode> found = new ArrayList<>();
            operation.path("parameters").forEach(parameter -> found.add(document.resolved(parameter)));
            found.removeIf(parameter -> !parameter.path("in").asText().equals(in));
            return found;
        }

        /** Missing for a call without one. */
        JsonNode requestBody() {
            return operation.path("requestBody");
        }
    }

    private OpenApi(JsonNode document) {
        this.document = document;
        this.definitions =
                local(strict(document.path("components").path("schemas").deepCopy()));
    }

    static OpenApi read(String text) {
        return new OpenApi(Json.read(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Every call, in the document's order. */
    List<Call> calls() {
        List<Call> calls = new ArrayList<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation -> calls.add(new Call(
                                operation.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey(),
                                operation.getValue(),
                                this))));
        return calls;
    }

    /** The call that a path as it was called belongs to; one with fewer variables goes first. */
    Optional<Call> call(String method, String path) {
        return calls().stream()
                .filter(call -> call.name().startsWith(method + " "))
                .filter(call ->
                        path.matches(call.name().substring(method.length() + 1).replaceAll("\\{[^}]+}", "[^/]+")))
                .min((one, other) -> Long.compare(variables(one), variables(other)));
    }

    /** One of the components' schemas. */
    JsonNode schema(String name) {
        return JsonNodeFactory.instance.objectNode().put("$ref", "#/components/schemas/" + name);
    }

    /** What is wrong with a value, a line each: where, and what must be. */
    List<String> faults(JsonNode schema, JsonNode value) {
        return told(schemas.computeIfAbsent(schema, this::compiled).validate(value));
    }

    /** What is wrong with the document itself, by the schema that the OpenAPI Initiative publishes. */
    List<String> faults() {
        return told(FACTORY.getSchema(META_SCHEMA, CONFIG).validate(document));
    }

    private JsonNode resolved(JsonNode node) {
        JsonNode reference = node.path("$ref");
        return reference.isMissingNode() ? node : document.at(reference.asText().substring(1));
    }

    private JsonSchema compiled(JsonNode schema) {
        ObjectNode whole = JsonNodeFactory.instance.objectNode();
        whole.set("$defs", definitions);
        ArrayNode all = whole.putArray("allOf");
        all.add(local(strict(schema.deepCopy())));
        return FACTORY.getSchema(whole, CONFIG);
    }

    /** Forbids every object the members that it does not name. */
    private static JsonNode strict(JsonNode node) {
        if (node instanceof ObjectNode object
                && object.path("properties").isObject()
                && !object.has("additionalProperties")) {
            object.put("additionalProperties", false);
        }
        node.forEach(OpenApi::strict);
        return node;
    }

    /** The same, with its references to components turned into references to definitions of its own. */
    private static JsonNode local(JsonNode node) {
        String text = node.toString().replace("\"#/components/schemas/", "\"#/$defs/");
        return Json.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> told(Collection<ValidationMessage> messages) {
        return messages.stream().map(ValidationMessage::getMessage).sorted().toList();
    }

    private static long variables(Call call) {
        return call.name().chars().filter(character -> character == '{').count();
    }
}
