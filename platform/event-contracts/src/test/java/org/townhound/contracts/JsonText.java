package org.townhound.contracts;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;

/** JSON as text: between the bytes of the wire and what a person likes to read. */
final class JsonText {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private JsonText() {}

    /** Takes out the blanks between tokens and touches nothing else, so that equal means equal byte for byte. */
    static String compact(String json) {
        StringBuilder compact = new StringBuilder();
        boolean quoted = false;
        boolean escaped = false;
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (quoted || !Character.isWhitespace(c)) {
                compact.append(c);
            }
            quoted = (c == '"' && !escaped) != quoted;
            escaped = c == '\\' && !escaped;
        }
        return compact.toString();
    }

    static String pretty(String json) {
        return tree(json).toPrettyString();
    }

    static ObjectNode tree(String json) {
        try {
            JsonNode tree = MAPPER.readTree(json);
            return (ObjectNode) tree;
        } catch (JsonProcessingException malformed) {
            throw new UncheckedIOException(malformed);
        }
    }
}
