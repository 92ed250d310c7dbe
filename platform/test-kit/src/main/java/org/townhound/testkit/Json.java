package org.townhound.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;

/** JSON as the tests read it. */
final class Json {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Json() {}

    /**
     * A whole text.
     *
     * @throws AssertionError for text that is no JSON
     */
    static JsonNode read(byte[] text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException unreadable) {
            throw new AssertionError("the body is no JSON", unreadable);
        }
    }

    /** A parameter's text as the value that it stands for: a number, true, false, or else text. */
    static JsonNode ofText(String text) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (text.matches("-?[0-9]{1,18}")) {
            return nodes.numberNode(Long.parseLong(text));
        }
        return text.equals("true") || text.equals("false")
                ? nodes.booleanNode(Boolean.parseBoolean(text))
                : nodes.textNode(text);
    }
}
