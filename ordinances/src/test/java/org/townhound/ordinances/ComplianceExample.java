package org.townhound.ordinances;

import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.townhound.ordinances.compliance.Assessment;
import org.townhound.ordinances.compliance.FactReading;

/**
 * A worked example of an assessment, as it stands in {@code examples/<town>/compliance/}.
 *
 * @param name the sentence a clerk would say
 * @param date the day, as text
 * @param given what was recorded
 * @param expect what the law says to that
 */
record ComplianceExample(String name, String date, Given given, Expect expect) {
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .build();

    /** What was looked at, what was recorded, what a board varied, and which settings the town chose otherwise. */
    record Given(Set<String> subjects, Map<String, Object> facts, Set<String> varied, Map<String, String> settings) {
        Given {
            varied = Objects.requireNonNullElse(varied, Set.of());
            settings = Objects.requireNonNullElse(settings, Map.of());
        }
    }

    /** Every violation with the provision of its fine, every advice, what is varied, what is met at least, and what is open. */
    record Expect(
            SortedMap<String, String> violated,
            Set<String> advice,
            Set<String> varied,
            Set<String> met,
            SortedMap<String, Set<String>> notJudged) {
        Expect {
            violated = Objects.requireNonNullElse(violated, new TreeMap<>());
            advice = Objects.requireNonNullElse(advice, Set.of());
            varied = Objects.requireNonNullElse(varied, Set.of());
            met = Objects.requireNonNullElse(met, Set.of());
        }

        boolean names(String rule) {
            return violated.containsKey(rule)
                    || advice.contains(rule)
                    || varied.contains(rule)
                    || met.contains(rule)
                    || (notJudged != null && notJudged.containsKey(rule));
        }
    }

    LocalDate day() {
        return LocalDate.parse(date);
    }

    Assessment assess(TownOrdinances town) {
        FactReading reading = FactReading.of(town.compliance().facts(), given.facts());
        if (!reading.problems().isEmpty()) {
            throw new IllegalArgumentException(name + ": " + reading.problems());
        }
        return town.asOf(day()).assess(given.subjects(), reading.facts(), given.varied());
    }

    static Stream<InTown> all() {
        return LawFolder.yamlFiles("examples").stream()
                .filter(file -> file.contains("/compliance/"))
                .flatMap(file -> read(file).stream().map(example -> new InTown(LawFolder.owner(file), example)));
    }

    /** An example and its town. */
    record InTown(String town, ComplianceExample example) {
        @Override
        public String toString() {
            return town + ": " + example.name();
        }
    }

    private static List<ComplianceExample> read(String file) {
        try {
            return List.of(YAML.readValue(LawFolder.text(file), ComplianceExample[].class));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file, unreadable);
        }
    }
}
