package org.townhound.ordinances.compliance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.InForce;

class Reckoning_with_facts_and_law {
    private static final LocalDate DAY = LocalDate.of(2026, 3, 2);
    private static final Map<String, String> LAW = Map.of(
            "room.first", "16", "room.further", "4", "tether.share", "1/8", "tether.times", "4", "inspect", "180");

    private final Term heads = new Term.Fact("heads", BigDecimal.ONE);
    private final Term weight = new Term.Fact("weight", BigDecimal.ONE);

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 16", "2, 20", "5, 32"})
    void gives_so_much_for_the_first_and_so_much_for_each_further_animal(String count, String area) {
        Term room = new Term.FirstAndFurther(limit("room.first"), limit("room.further"), heads);

        assertEquals(new BigDecimal(area), amount(room, Map.of("heads", number(count))));
    }

    @Test
    void takes_an_eighth_or_four_times() {
        assertEquals(
                new BigDecimal("5.000"),
                amount(new Term.Share(limit("tether.share"), weight), Map.of("weight", number("40"))));
        assertEquals(
                new BigDecimal("160"),
                amount(new Term.Share(limit("tether.times"), weight), Map.of("weight", number("40"))));
    }

    @Test
    void adds_up_and_counts_the_days_between() {
        Map<String, FactValue> facts = Map.of(
                "heads",
                number("3"),
                "weight",
                number("40"),
                "first",
                new FactValue.Day(LocalDate.of(2026, 1, 1)),
                "second",
                new FactValue.Day(LocalDate.of(2026, 6, 30)));

        assertEquals(new BigDecimal("43"), amount(new Term.Total(List.of(heads, weight)), facts));
        assertEquals(new BigDecimal("180"), amount(new DaysSince("first", Optional.of("second")), facts));
        assertEquals(new BigDecimal("60"), amount(new DaysSince("first", Optional.empty()), facts));
    }

    @Test
    void names_what_is_missing_and_which_law_it_was_for() {
        Measured measured = new Term.Share(limit("tether.share"), weight).measure(new Case(Map.of(), law()));

        assertEquals(Optional.empty(), measured.amount());
        assertEquals(List.of("weight"), List.copyOf(measured.missing()));
        assertEquals(
                List.of("tether.share"), List.copyOf(measured.trace().limits().keySet()));
    }

    private static Term limit(String provision) {
        return new Term.Limit(provision, BigDecimal.ONE);
    }

    private static FactValue number(String value) {
        return new FactValue.Amount(new BigDecimal(value));
    }

    private static BigDecimal amount(Term term, Map<String, FactValue> facts) {
        return term.measure(new Case(facts, law())).amount().orElseThrow();
    }

    private static LawOfDay law() {
        return new LawOfDay() {
            @Override
            public LocalDate day() {
                return DAY;
            }

            @Override
            public ZoneId zone() {
                return ZoneId.of("America/New_York");
            }

            @Override
            public Optional<InForce<String>> text(String provision) {
                return Optional.ofNullable(LAW.get(provision))
                        .map(value -> new InForce<>(
                                value,
                                new Applied(
                                        provision,
                                        value,
                                        new Citation("sometown-ma", "1", DAY, "Article 1"),
                                        "sha256:0")));
            }

            @Override
            public Optional<Citation> citation(String provision) {
                return text(provision).map(InForce::citation);
            }
        };
    }
}
