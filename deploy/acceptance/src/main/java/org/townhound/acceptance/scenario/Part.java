package org.townhound.acceptance.scenario;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Steps that several scenarios use, such as registering a dog. {@code ${with.dog}} stands for what the scenario gives.
 *
 * @param with the values by name
 */
record Part(YamlFile file, Map<String, String> with) {
    private static final JsonPointer STEPS = JsonPointer.compile("/steps");

    /**
     * Reads the part that an entry names.
     *
     * @throws ScenarioFault when it is no part, or the entry gives too much or too little
     */
    static Part read(YamlFile user, JsonPointer place, JsonNode entry) {
        Path path = user.path().resolveSibling(entry.path("part").asText()).normalize();
        YamlFile file = YamlFile.read(path);
        ScenarioSchema.check(file, "part");
        Map<String, String> with = new LinkedHashMap<>();
        file.tree().path("usually").properties().forEach(value -> put(with, value));
        for (Map.Entry<String, JsonNode> given : entry.path("with").properties()) {
            if (!with.containsKey(given.getKey()) && !needs(file, given.getKey())) {
                throw user.fault(place, path + " takes no \"" + given.getKey() + "\"");
            }
            put(with, given);
        }
        file.tree().path("needs").forEach(name -> {
            if (!with.containsKey(name.asText())) {
                throw user.fault(place, path + " needs \"" + name.asText() + "\", under \"with\"");
            }
        });
        return new Part(file, Map.copyOf(with));
    }

    private static boolean needs(YamlFile file, String name) {
        return file.tree()
                .path("needs")
                .valueStream()
                .anyMatch(need -> need.asText().equals(name));
    }

    private static void put(Map<String, String> with, Map.Entry<String, JsonNode> value) {
        with.put(value.getKey(), value.getValue().asText());
    }

    /** Its steps, all at one time. */
    List<Step> steps(OffsetDateTime at) {
        JsonNode entries = file.tree().path("steps");
        return IntStream.range(0, entries.size())
                .mapToObj(index -> StepReader.read(
                        new Step.Place(file.path(), file.line(STEPS.appendIndex(index))),
                        at,
                        filled(entries.get(index))))
                .toList();
    }

    private JsonNode filled(JsonNode node) {
        if (node.isTextual()) {
            String text = node.asText();
            for (Map.Entry<String, String> value : with.entrySet()) {
                text = text.replace("${with." + value.getKey() + "}", value.getValue());
            }
            return TextNode.valueOf(text);
        }
        JsonNode copy = node.deepCopy();
        if (copy instanceof ObjectNode fields) {
            node.properties().forEach(field -> fields.set(field.getKey(), filled(field.getValue())));
        } else if (copy instanceof ArrayNode items) {
            IntStream.range(0, items.size()).forEach(index -> items.set(index, filled(node.get(index))));
        }
        return copy;
    }
}
