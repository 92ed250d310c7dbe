package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class Every_file_of_law {
    private static final JsonSchemaFactory SCHEMAS = JsonSchemaFactory.getInstance(VersionFlag.V202012);

    static Stream<String> files() {
        return Stream.of("towns", "states").flatMap(folder -> LawFolder.yamlFiles(folder).stream());
    }

    static Stream<String> sections() {
        return files().filter(file -> schemaOf(file).equals("section"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void fits_its_schema(String file) {
        assertEquals(Set.of(), faults(file, LawFolder.tree(file)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sections")
    void measures_in_a_unit_of_the_list(String file) {
        List<String> listed = new ArrayList<>();
        LawFolder.tree("units.yaml").fieldNames().forEachRemaining(listed::add);
        LawFolder.tree(file)
                .get("provisions")
                .forEach(provision ->
                        assertTrue(listed.contains(provision.get("unit").asText()), file));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sections")
    void is_short_enough_to_find_a_number_in(String file) {
        assertTrue(LawFolder.text(file).lines().count() <= 150, file + " is longer than 150 lines");
    }

    @Test
    void is_short_in_the_middle_of_the_pack() {
        List<Long> lengths = files().map(file -> LawFolder.text(file).lines().count())
                .sorted()
                .toList();
        assertTrue(lengths.get(lengths.size() / 2) <= 25, "half of the files are longer than 25 lines: " + lengths);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sections")
    void decides_only_under_a_number_of_the_list(String file) {
        LawFolder.tree(file).get("provisions").properties().forEach(entry -> {
            JsonNode setting = LawFolder.tree("settings.yaml").get(entry.getKey());
            if (setting != null && entry.getValue().has("decides")) {
                assertEquals(setting.get("decides"), entry.getValue().get("decides"), file + ": " + entry.getKey());
            }
        });
    }

    @Test
    void is_listed_by_its_town_or_state() {
        Set<String> listed = new TreeSet<>();
        files().filter(file -> Set.of("town", "state").contains(schemaOf(file))).forEach(index -> {
            listed.add(index);
            String folder = index.substring(0, index.lastIndexOf('/') + 1);
            LawFolder.tree(index).get("files").forEach(name -> listed.add(folder + name.asText()));
            LawFolder.tree(index)
                    .path("compliance")
                    .forEach(name -> listed.add(folder + "compliance/" + name.asText()));
        });
        assertEquals(listed, new TreeSet<>(files().toList()));
    }

    @Test
    void belongs_to_a_town_of_the_list() {
        Set<String> folders = new TreeSet<>();
        LawFolder.yamlFiles("towns").forEach(file -> folders.add(LawFolder.owner(file)));
        assertEquals(folders, OrdinanceBook.load().slugs());
    }

    @Test
    void is_refused_by_its_schema_when_a_value_has_no_citation() {
        JsonNode file = LawFolder.tree("towns/whitman-ma/110-02-d-late-fee.yaml");
        ((ObjectNode) file.at("/provisions/license.late-fee/values/2021-10-06")).remove("law");
        assertFalse(faults("towns/whitman-ma/110-02-d-late-fee.yaml", file).isEmpty());
    }

    static Set<ValidationMessage> faults(String file, JsonNode content) {
        JsonSchema schema = SCHEMAS.getSchema(LawFolder.tree("schema/" + schemaOf(file) + ".schema.json"));
        return schema.validate(content);
    }

    private static String schemaOf(String file) {
        if (file.endsWith("/town.yaml")) {
            return "town";
        }
        if (file.contains("/compliance/")) {
            return "compliance";
        }
        return file.endsWith("/state.yaml") ? "state" : "section";
    }
}
