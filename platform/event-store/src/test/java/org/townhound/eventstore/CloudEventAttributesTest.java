package org.townhound.eventstore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CloudEventAttributesTest {
    private static final Path ASYNC_API = Path.of("../event-contracts/asyncapi.yaml");
    private static final String PREFIX = "ce_";

    @Test
    void are_those_that_the_AsyncAPI_document_describes() throws IOException {
        JsonNode described =
                new ObjectMapper(new YAMLFactory()).readTree(ASYNC_API.toFile()).at("/components/schemas/attributes");
        SealedEvent event = TestEvents.event(Ids.next(), TestEvents.newStream(), 1, 1, 3, 1);
        Set<String> written = CloudEventAttributes.of("licensing", event).keySet();

        Set<String> required = new TreeSet<>();
        described.path("required").forEach(name -> required.add(name.asText()));
        Set<String> known = new TreeSet<>();
        described.path("properties").fieldNames().forEachRemaining(known::add);

        assertEquals(
                required,
                new TreeSet<>(written.stream()
                        .map(PREFIX::concat)
                        .filter(required::contains)
                        .toList()));
        assertTrue(known.containsAll(written.stream().map(PREFIX::concat).toList()), () -> written + " in " + known);
    }
}
