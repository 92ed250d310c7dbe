package org.townhound.contracts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.wire.EventTypes;

class The_AsyncAPI_document {
    private static final Path FILE = Path.of("asyncapi.yaml");

    @BeforeAll
    static void approve() throws IOException {
        if ("approve".equals(System.getProperty("townhound.samples"))) {
            Files.writeString(FILE, AsyncApi.document());
        }
    }

    @Test
    void says_what_the_table_of_events_and_the_schemas_say() throws IOException {
        assertEquals(AsyncApi.document(), Files.readString(FILE), "asyncapi.yaml has drifted: " + HowTo.APPROVE);
    }

    @Test
    void refers_only_to_what_is_there() throws IOException {
        JsonNode document = new ObjectMapper(new YAMLFactory()).readTree(FILE.toFile());
        List<String> references = new ArrayList<>();
        document.findValues("$ref").forEach(reference -> references.add(reference.asText()));

        assertTrue(references.size() > EventTypes.ALL.size());
        for (String reference : references) {
            boolean there = reference.startsWith("#")
                    ? !document.at(reference.substring(1)).isMissingNode()
                    : Files.exists(Path.of(reference));
            assertTrue(there, reference);
        }
    }

    @Test
    void has_every_event_in_the_channel_of_a_publisher() throws IOException {
        JsonNode channels =
                new ObjectMapper(new YAMLFactory()).readTree(FILE.toFile()).path("channels");
        EventTypes.ALL.forEach(type -> assertTrue(
                channels.findValues(type.wireName()).stream().anyMatch(JsonNode::isObject), type.wireName()));
    }
}
