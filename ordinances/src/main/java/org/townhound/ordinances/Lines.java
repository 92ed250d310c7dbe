package org.townhound.ordinances;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** On which line of a file the places in it stand; looked up only to tell a fault. */
final class Lines {
    private final Map<String, Integer> lines = new HashMap<>();

    private Lines() {}

    static Lines of(LawFiles files, String name) {
        Lines found = new Lines();
        try {
            byte[] content = files.read(name);
            if (content != null) {
                try (JsonParser parser = new YAMLFactory().createParser(content)) {
                    found.walk(parser, parser.nextToken(), "");
                }
            }
        } catch (IOException unreadable) {
            return found;
        }
        return found;
    }

    /** The line of a place, or of the nearest part of the file that holds it. */
    Optional<Integer> nearest(String place) {
        for (String path = place; !path.isEmpty(); path = path.substring(0, Math.max(path.lastIndexOf('.'), 0))) {
            if (lines.containsKey(path)) {
                return Optional.of(lines.get(path));
            }
        }
        return Optional.empty();
    }

    private void walk(JsonParser parser, JsonToken token, String path) throws IOException {
        if (token == JsonToken.START_OBJECT) {
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String below = join(path, parser.currentName());
                lines.put(below, parser.currentTokenLocation().getLineNr());
                walk(parser, parser.nextToken(), below);
            }
        } else if (token == JsonToken.START_ARRAY) {
            int item = 1;
            for (JsonToken next = parser.nextToken(); next != JsonToken.END_ARRAY; next = parser.nextToken()) {
                String below = join(path, Integer.toString(item++));
                lines.put(below, parser.currentTokenLocation().getLineNr());
                walk(parser, next, below);
            }
        }
    }

    private static String join(String path, String key) {
        return path.isEmpty() ? key : path + "." + key;
    }
}
