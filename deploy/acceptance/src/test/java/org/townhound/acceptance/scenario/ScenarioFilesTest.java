package org.townhound.acceptance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioFilesTest {
    private static final String GOOD = """
            scenario: One
            town: whitman-ma
            steps:
              - at: 2026-02-01T10:00:00-05:00
                step: Ask
                as: town-clerk
                call: licensing GET /towns/${town}/licenses/1
                status: 404
              - at: 2026-02-02T10:00:00-05:00
                part: parts/ask.yaml
                with: { number: "7" }
            """;

    private static final String PART = """
            part: Ask for a number
            needs: [number]
            usually: { role: town-clerk }
            steps:
              - step: Ask for ${with.number}
                as: town-clerk
                call: licensing GET /towns/${town}/licenses/${id.license-${with.number}}
                status: 404
                answer: { list: ["${with.number}"] }
            """;

    @TempDir
    private Path folder;

    @Test
    void a_part_is_filled_with_what_the_scenario_gives() throws IOException {
        Scenario scenario = read(GOOD, PART).getFirst();
        assertEquals(2, scenario.steps().size());
        Step filled = scenario.steps().getLast();
        assertEquals("Ask for 7", filled.title());
        assertEquals("/towns/${town}/licenses/${id.license-7}", filled.call().path());
        assertEquals("{\"list\":[\"7\"]}", filled.answer().toString());
        assertEquals("2026-02-02T10:00-05:00", filled.at().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            status: 404           | staus: 404                       | 8: "staus" is not known here
            status: 404           | status: 404\\n    status: 404    | 9: Duplicate
            status: 404           | status: "404"                    | 8: string found, integer expected
            as: town-clerk        | of: whitman-ma                   | 4: required property 'as' not found
            2026-02-01T10         | 2026-02-03T10                    | 9: lies before the step above it
            2026-02-01T10:00:00-05:00 | 2026-02-01                   | 4: "2026-02-01" is no time
            licensing GET         | licensing FETCH                  | 7: does not match
            whitman-ma            | Whitman                          | 2: does not match
            scenario: One         | story: One                       | 1: is no scenario
            number: "7"           | other: "7"                       | 9: .* takes no "other"
            with: { number: "7" } | with: {}                         | 9: .* needs "number"
            parts/ask.yaml        | parts/none.yaml                  | none.yaml: there is no such file
            licensing GET         | licensing POST                   |
            """)
    void a_file_that_is_not_as_it_must_be_is_refused_with_its_line(String was, String is, String refusal)
            throws IOException {
        String text = GOOD.replaceFirst(Pattern.quote(was), is.replace("\\n", "\n"));
        if (refusal == null) {
            assertEquals(1, read(text, PART).size());
            return;
        }
        String said = assertThrows(ScenarioFault.class, () -> read(text, PART)).getMessage();
        assertTrue(said.matches("(?s).*[:/]" + refusal + ".*"), said);
    }

    @Test
    void an_unknown_word_of_a_part_is_refused_with_its_line() {
        String said = assertThrows(ScenarioFault.class, () -> read(GOOD, PART.replace("status:", "state:")))
                .getMessage();
        assertTrue(said.contains("ask.yaml:8: \"state\" is not known here"), said);
    }

    @Test
    void only_a_read_is_repeated() {
        String text =
                GOOD.replace("status: 404", "status: 404\n    eventually: 5s").replace("GET", "POST");
        String said = assertThrows(ScenarioFault.class, () -> read(text, PART)).getMessage();
        assertTrue(said.contains("only a GET or LISTEN may be repeated"), said);
    }

    @Test
    void two_scenarios_have_two_names() throws IOException {
        Files.writeString(folder.resolve("two.yaml"), GOOD);
        String said = assertThrows(ScenarioFault.class, () -> read(GOOD, PART)).getMessage();
        assertTrue(said.contains("has the same name as"), said);
    }

    private List<Scenario> read(String scenario, String part) throws IOException {
        Files.writeString(folder.resolve("one.yaml"), scenario);
        Files.createDirectories(folder.resolve("parts"));
        Files.writeString(folder.resolve("parts/ask.yaml"), part);
        return ScenarioFiles.read(List.of(folder));
    }
}
