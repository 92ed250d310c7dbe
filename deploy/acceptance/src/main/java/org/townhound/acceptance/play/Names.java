package org.townhound.acceptance.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What {@code ${…}} stands for: {@code town}, {@code id.ada} (an id of this scenario's own, the same each time), and
 * answers under the name by which a step carries them, such as {@code license.licenseId}.
 */
final class Names {
    private static final Pattern NAME = Pattern.compile("\\$\\{([^{}]+)}");

    private final String scenario;
    private final Map<String, JsonNode> carried = new HashMap<>();

    /**
     * The names of one play.
     *
     * @param scenario makes its ids its own
     */
    Names(String scenario, String town) {
        this.scenario = scenario;
        carried.put("town", TextNode.valueOf(town));
    }

    void carry(String name, JsonNode answer) {
        carried.put(name, answer);
    }

    /** An id of this play, always the same for the same word. */
    UUID id(String word) {
        return UUID.nameUUIDFromBytes((scenario + "\n" + word).getBytes(StandardCharsets.UTF_8));
    }

    /** The JSON with every name filled in; written money stays as it is. */
    JsonNode fill(JsonNode node) {
        if (node.isTextual()) {
            Matcher whole = NAME.matcher(node.asText());
            return whole.matches() ? find(whole.group(1)) : TextNode.valueOf(fill(node.asText()));
        }
        JsonNode copy = node.deepCopy();
        if (copy instanceof ObjectNode fields) {
            node.properties().forEach(field -> fields.set(fill(field.getKey()), fill(field.getValue())));
        } else if (copy instanceof ArrayNode items) {
            IntStream.range(0, items.size()).forEach(index -> items.set(index, fill(node.get(index))));
        }
        return copy;
    }

    /** The JSON as a call carries it: every name filled in, {@code $30.00} as an amount with its currency. */
    JsonNode body(JsonNode node) {
        JsonNode filled = fill(node);
        if (filled instanceof ObjectNode fields) {
            fields.properties().forEach(field -> field.setValue(body(field.getValue())));
        } else if (filled instanceof ArrayNode items) {
            IntStream.range(0, items.size()).forEach(index -> items.set(index, body(items.get(index))));
        }
        return filled.isTextual()
                ? Dollars.read(filled.asText()).map(JsonNode.class::cast).orElse(filled)
                : filled;
    }

    /** The text with every name filled in; money as {@code $30.00}. */
    String fill(String text) {
        return NAME.matcher(text).replaceAll(name -> Matcher.quoteReplacement(spoken(find(name.group(1)))));
    }

    private static String spoken(JsonNode node) {
        return Dollars.write(node).orElseGet(() -> node.isValueNode() ? node.asText() : node.toString());
    }

    private JsonNode find(String name) {
        String[] parts = name.split("\\.", 2);
        if (parts[0].equals("id") && parts.length == 2) {
            return TextNode.valueOf(id(parts[1]).toString());
        }
        JsonNode found = carried.containsKey(parts[0])
                ? JsonPaths.find(carried.get(parts[0]), parts.length == 2 ? parts[1] : "")
                : null;
        if (found == null || found.isMissingNode()) {
            throw new UnknownName("nothing is known as ${" + name + "}; carried so far: "
                    + new TreeSet<>(carried.keySet()) + ", and id.…");
        }
        return found;
    }

    /** A name that stands for nothing. */
    static final class UnknownName extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UnknownName(String sentence) {
            super(sentence);
        }
    }
}
