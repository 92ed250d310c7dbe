package org.townhound.ordinances;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/**
 * A worked example of the law, as it stands in {@code examples/<town>/}.
 *
 * @param name the sentence a clerk would say
 * @param date the day, as text
 * @param given which provision, and which offense of a ladder
 * @param expect what the law says
 */
record Example(String name, String date, Given given, Expect expect) {
    /** What is asked: about a provision, an offense on a ladder, or the day from which days are counted. */
    record Given(String provision, int offense, String event) {}

    /**
     * What the law answers: nothing, or a value or fine in a section, the license period of the day, the last of
     * the counted days, or the day on which a holiday falls in the year of that day.
     */
    record Expect(
            boolean nothing,
            String value,
            String fine,
            String warning,
            String section,
            String from,
            String until,
            String last,
            String falls) {}

    LocalDate day() {
        return LocalDate.parse(date);
    }

    @Override
    public String toString() {
        return name;
    }

    /** The examples of every town, each with the slug of the town. */
    static Stream<InTown> all() {
        return LawFolder.yamlFiles("examples").stream()
                .filter(file -> !file.contains("/compliance/"))
                .flatMap(file -> read(file).stream().map(example -> new InTown(LawFolder.owner(file), example)));
    }

    /** An example and its town. */
    record InTown(String town, Example example) {
        @Override
        public String toString() {
            return town + ": " + example;
        }
    }

    private static List<Example> read(String file) {
        try {
            return List.of(new YAMLMapper().readValue(LawFolder.text(file), Example[].class));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file, unreadable);
        }
    }
}
