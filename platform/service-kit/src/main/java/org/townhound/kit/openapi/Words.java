package org.townhound.kit.openapi;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The words and examples of a service's calls, and of the calls that every service has, by method and path. */
final class Words {
    private static final String EVERY_SERVICE = "every-service";
    private static final ObjectMapper YAML = YAMLMapper.builder()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final Map<String, CallWords> calls = new HashMap<>();

    private Words() {}

    /**
     * Reads {@code openapi/every-service.yaml} and {@code openapi/<service>.yaml}; a service without a file has no words.
     *
     * @throws IllegalArgumentException for a file that is none, or a call that stands in both
     */
    static Words of(String service) {
        Words words = new Words();
        words.read("openapi/" + EVERY_SERVICE + ".yaml");
        words.read("openapi/" + service + ".yaml");
        return words;
    }

    /** The entry of a call such as {@code GET /towns/{town}/dogs/{id}}. */
    Optional<CallWords> about(String call) {
        return Optional.ofNullable(calls.get(call));
    }

    private void read(String resource) {
        try (InputStream file = Thread.currentThread().getContextClassLoader().getResourceAsStream(resource)) {
            if (file != null) {
                YAML.readValue(file, new TypeReference<Map<String, CallWords>>() {})
                        .forEach((call, words) -> add(resource, call, words));
            }
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(resource + " does not describe calls", unreadable);
        }
    }

    private void add(String resource, String call, CallWords words) {
        if (calls.put(call, words) != null) {
            throw new IllegalArgumentException(call + " of " + resource + " is described twice");
        }
    }
}
