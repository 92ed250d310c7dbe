package org.townhound.acceptance.scenario;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A file of YAML whose entries know their line. A key that stands twice is refused. */
final class YamlFile {
    private static final ObjectMapper YAML = YAMLMapper.builder(new YAMLFactory())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    private final Path path;
    private final JsonNode tree;
    private final Map<JsonPointer, Integer> lines;

    private YamlFile(Path path, JsonNode tree, Map<JsonPointer, Integer> lines) {
        this.path = path;
        this.tree = tree;
        this.lines = lines;
    }

    /**
     * Reads a file.
     *
     * @throws ScenarioFault when there is none, or it is no YAML
     */
    static YamlFile read(Path path) {
        try {
            byte[] content = Files.readAllBytes(path);
            return new YamlFile(path, YAML.readTree(content), lines(content));
        } catch (JsonProcessingException malformed) {
            int line = malformed.getLocation() == null
                    ? 0
                    : malformed.getLocation().getLineNr();
            throw new ScenarioFault(
                    path, line, malformed.getOriginalMessage().strip().replaceAll("\\s+", " "));
        } catch (IOException unreadable) {
            throw new ScenarioFault(path, 0, "there is no such file, or it cannot be read");
        }
    }

    /** Where each entry begins: the first token at a pointer is the name of a field, or the entry of a list. */
    private static Map<JsonPointer, Integer> lines(byte[] content) throws IOException {
        Map<JsonPointer, Integer> lines = new HashMap<>();
        try (JsonParser parser = YAML.getFactory().createParser(content)) {
            while (parser.nextToken() != null) {
                lines.putIfAbsent(
                        parser.getParsingContext().pathAsPointer(),
                        parser.currentTokenLocation().getLineNr());
            }
        }
        return lines;
    }

    Path path() {
        return path;
    }

    JsonNode tree() {
        return tree;
    }

    /** The line of an entry, or of the nearest above it that is known. */
    int line(JsonPointer pointer) {
        JsonPointer place = pointer;
        while (place != null && !lines.containsKey(place)) {
            place = place.head();
        }
        return place == null ? 1 : lines.get(place);
    }

    ScenarioFault fault(JsonPointer pointer, String sentence) {
        return new ScenarioFault(path, line(pointer), sentence);
    }
}
