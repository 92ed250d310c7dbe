package org.townhound.ordinances.compliance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.townhound.ordinances.compliance.FactDeclaration.Kind;
import org.townhound.ordinances.compliance.FactValue.Amount;
import org.townhound.ordinances.compliance.FactValue.Head;
import org.townhound.ordinances.compliance.FactValue.Span;

class Recorded_facts {
    private static final Map<String, FactDeclaration> DECLARED = Map.of(
            "clean", declared("clean", Kind.YES_NO, "yes-no", List.of()),
            "kind", declared("kind", Kind.WORD, "word", List.of("barn", "coop")),
            "since", declared("since", Kind.DAY, "day", List.of()),
            "area", declared("area", Kind.AMOUNT, "square-feet", List.of()),
            "chicks", declared("chicks", Kind.COUNT, "count", List.of()),
            "hens", declared("hens", Kind.HEADS, "weeks", List.of()),
            "times", declared("times", Kind.TIMES, "times", List.of()));

    @Test
    void are_read_as_what_they_are_declared() {
        FactReading reading = FactReading.of(
                DECLARED,
                Map.of(
                        "clean",
                        true,
                        "kind",
                        "coop",
                        "since",
                        "2026-03-02",
                        "area",
                        "19999.5 square-feet",
                        "chicks",
                        25,
                        "hens",
                        List.of(Map.of("count", 12, "age", "20 weeks")),
                        "times",
                        List.of(span("2026-03-02T08:00-05:00", "2026-03-02T13:00:01-05:00", "false"))));

        assertEquals(List.of(), reading.problems());
        assertEquals(
                Map.of(
                        "clean", new FactValue.YesNo(true),
                        "kind", new FactValue.Word("coop"),
                        "since", new FactValue.Day(LocalDate.of(2026, 3, 2)),
                        "area", new Amount(new BigDecimal("19999.5")),
                        "chicks", new Amount(new BigDecimal("25")),
                        "hens", new FactValue.Heads(List.of(new Head(12, new BigDecimal("20")))),
                        "times",
                                new FactValue.Times(List.of(new Span(
                                        Instant.parse("2026-03-02T13:00:00Z"),
                                        Instant.parse("2026-03-02T18:00:01Z"),
                                        false)))),
                reading.facts());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        color  | red              | is not a fact that this town's law asks for
        clean  | maybe            | must be true or false
        kind   | stable           | must be one of [barn, coop]
        since  | 2026-02-30       | must be a date such as 2026-07-01
        area   | 19999            | must say its unit: a number, a space and square-feet
        area   | 19999 feet       | must say its unit: a number, a space and square-feet
        area   | many square-feet | must be a number with its unit
        area   | 1e3 square-feet  | must be a number with its unit
        area   | 100001 square-feet | must be from 0 to 100000
        chicks | 2.5              | must be a whole number
        chicks | -1               | must be a whole number
        chicks | 100001           | must be from 0 to 100000
        hens   | 12               | must be a list, each with a count and an age with its unit
        times  | all day          | must be a list, each with from and until, which are instants with their offset, and attended
        """)
    void that_do_not_fit_are_named_with_what_to_give_instead(String fact, String given, String wrong) {
        FactReading reading = FactReading.of(DECLARED, Map.of(fact, given));

        assertEquals(List.of(new FactProblem(fact, wrong)), reading.problems());
        assertEquals(Map.of(), reading.facts());
    }

    @Test
    void of_time_end_after_they_begin_have_an_offset_and_say_who_was_there() {
        Map<String, Object> unattended =
                new HashMap<>(span("2026-03-02T08:00-05:00", "2026-03-02T09:00-05:00", "true"));
        unattended.remove("attended");

        assertEquals(
                "must end after it begins",
                wrong("times", List.of(span("2026-03-02T08:00-05:00", "2026-03-02T08:00-05:00", "true"))));
        assertEquals(
                "must be " + Kind.TIMES.meaning(),
                wrong("times", List.of(span("2026-03-02T08:00", "2026-03-02T09:00", "true"))));
        assertEquals("must be " + Kind.TIMES.meaning(), wrong("times", List.of(unattended)));
    }

    @Test
    void of_heads_give_an_age_in_the_unit_that_is_asked_for() {
        assertEquals(
                "must say its unit: a number, a space and weeks",
                wrong("hens", List.of(Map.of("count", 12, "age", "4 months"))));
        assertEquals("must be " + Kind.HEADS.meaning(), wrong("hens", List.of(Map.of("count", 12))));
    }

    private static String wrong(String fact, Object given) {
        return FactReading.of(DECLARED, Map.of(fact, given))
                .problems()
                .getFirst()
                .wrong();
    }

    private static Map<String, Object> span(String from, String until, String attended) {
        return Map.of("from", from, "until", until, "attended", attended);
    }

    private static FactDeclaration declared(String name, Kind kind, String unit, List<String> words) {
        return new FactDeclaration(
                name, "?", kind, unit, "\\d+(\\.\\d+)?", BigDecimal.ZERO, BigDecimal.valueOf(100_000), words);
    }
}
