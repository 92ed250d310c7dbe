package org.townhound.acceptance.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.scenario.TownCopy;

class OwnTownsTest {
    private static final Path HOME = Path.of("../..").toAbsolutePath().normalize();
    private static final ObjectMapper YAML = new YAMLMapper();

    @TempDir
    private Path folder;

    @Test
    void a_text_takes_the_place_of_every_value_and_dated_values_are_added() throws IOException {
        JsonNode rise = YAML.readTree("2024-07-30: { steps: [{ fine: \"40.00\" }] }");
        write(Map.of("license.late_from", TextNode.valueOf("08-31"), "leash.at-large", rise));
        assertEquals("late-ma", read("town.yaml").path("slug").asText());
        assertEquals(
                YAML.readTree(HOME.resolve("ordinances/towns/whitman-ma/compliance/110-14-lead.yaml")
                        .toFile()),
                read("compliance/110-14-lead.yaml"));
        assertEquals(
                "08-31",
                values("decisions-licensing.yaml", "license.late_from")
                        .path("2021-10-06")
                        .path("value")
                        .asText());
        assertEquals(2, values("110-18-a-leash.yaml", "leash.at-large").size());
        assertEquals(
                "late-ma",
                YAML.readTree(folder.resolve("towns.yaml").toFile())
                        .at("/towns/0")
                        .asText());
    }

    @Test
    void a_setting_that_the_town_does_not_have_is_refused() {
        String said = assertThrows(
                        IllegalArgumentException.class,
                        () -> write(Map.of("license.latefrom", TextNode.valueOf("08-31"))))
                .getMessage();
        assertEquals("The town whitman-ma has no provision [license.latefrom].", said);
    }

    @Test
    void nothing_is_written_for_scenarios_in_towns_of_the_release() throws IOException {
        Scenario plain = new Scenario("Plain", Path.of("plain.yaml"), "whitman-ma", Optional.empty(), List.of());
        assertEquals(Optional.empty(), OwnTowns.write(HOME, folder, List.of(plain)));
    }

    private void write(Map<String, JsonNode> settings) throws IOException {
        TownCopy town = new TownCopy("late-ma", "whitman-ma", settings);
        Scenario scenario = new Scenario("Late", Path.of("late.yaml"), town.slug(), Optional.of(town), List.of());
        OwnTowns.write(HOME, folder, List.of(scenario));
    }

    private JsonNode values(String file, String provision) throws IOException {
        return read(file).path("provisions").path(provision).path("values");
    }

    private JsonNode read(String file) throws IOException {
        return YAML.readTree(folder.resolve("towns/late-ma").resolve(file).toFile());
    }
}
