package org.townhound.acceptance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadmeTest {
    @Test
    void its_example_is_one_of_the_scenarios_that_hold() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        String example = readme.split("```yaml\n", 2)[1].split("```", 2)[0];
        assertEquals(Files.readString(Path.of("scenarios/first.yaml")), example);
    }

    @Test
    void it_explains_every_word_of_a_step() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        YamlFile schema =
                YamlFile.read(Path.of("src/main/resources/org/townhound/acceptance/scenario/scenario.schema.json"));
        schema.tree()
                .at("/$defs/step/properties")
                .fieldNames()
                .forEachRemaining(word -> assertTrue(readme.contains("| `" + word + "` |"), word));
    }
}
