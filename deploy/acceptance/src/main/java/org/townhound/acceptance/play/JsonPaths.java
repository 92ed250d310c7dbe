package org.townhound.acceptance.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;

/** Finds a place in JSON by names and numbers joined by dots, such as {@code offenses.0.notice.number}. */
final class JsonPaths {
    private JsonPaths() {}

    /** What lies there, or a missing node. */
    static JsonNode find(JsonNode from, String path) {
        if (path.isEmpty() || from.has(path)) {
            return path.isEmpty() ? from : from.get(path);
        }
        JsonNode here = from;
        for (String part : path.split("\\.", -1)) {
            here = here.isArray() ? item(here, part) : here.path(part);
        }
        return here;
    }

    private static JsonNode item(JsonNode list, String part) {
        return part.matches("\\d{1,6}") ? list.path(Integer.parseInt(part)) : MissingNode.getInstance();
    }
}
