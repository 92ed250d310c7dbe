package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.townhound.ordinances.compliance.FactReading;
import org.townhound.ordinances.compliance.Finding;
import org.townhound.ordinances.compliance.Finding.Verdict;

class Every_form_of_a_term {
    private static final String FILE = "towns/dennis-ma/compliance/03-1-a-care.yaml";
    private static final LocalDate DAY = LocalDate.of(2026, 3, 15);
    private static final Map<String, Object> FACTS = Map.of(
            "waste.stored-since",
            "2026-03-01",
            "permit.renewed-on",
            "2026-03-16",
            "poultry.chicks",
            3,
            "permit.total",
            22,
            "poultry.heads",
            List.of(Map.of("count", 12, "age", "16 weeks"), Map.of("count", 1, "age", "16.5 weeks")));

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
        days-since: waste.stored-since, at-most: waste.longest-storage                                                | MET
        days-since: waste.stored-since, less-than: waste.longest-storage                                              | VIOLATED
        days-between: waste.stored-since, and: permit.renewed-on, at-most: waste.longest-storage                      | VIOLATED
        days-between: waste.stored-since, and: permit.renewed-on, more-than: waste.longest-storage                    | MET
        total: [poultry.chicks, permit.total], at-most: poultry.most-chicks                                           | MET
        total: [poultry.chicks, permit.total], less-than: poultry.most-chicks                                         | VIOLATED
        first: lot.least-for-shelter, further: rooster.least-lot, for-each: poultry.chicks, more-than: rooster.least-lot | MET
        first: rabbitry.counted-over, further: hutch.counted-over, for-each: poultry.chicks, at-most: { limit: poultry.counted-over } | VIOLATED
        limit: rooster.least-lot, more-than: lot.least-for-shelter                                                    | MET
        heads: poultry.heads, from: poultry.counted-over, at-least: poultry.most-on-small-lot                         | MET
        heads: poultry.heads, up-to: poultry.counted-over, at-most: poultry.most-on-small-lot                         | MET
        heads: poultry.heads, over: poultry.counted-over, at-least: poultry.most-on-small-lot                         | VIOLATED
        """)
    void is_read_and_reckoned(String term, Verdict verdict) {
        TownOrdinances dennis = OrdinanceBook.from(with(term)).town("dennis-ma").orElseThrow();
        FactReading reading = FactReading.of(dennis.compliance().facts(), FACTS);
        Finding finding = dennis.asOf(DAY).assess(Set.of("premises"), reading.facts(), Set.of()).findings().stream()
                .filter(found -> found.rule().provision().equals("care.suited"))
                .findFirst()
                .orElseThrow();

        assertEquals(List.of(), reading.problems());
        assertEquals(verdict, finding.verdict());
    }

    @Test
    void does_not_go_with_the_words_of_another() {
        LawFiles files = with("first: lot.least-for-shelter, over: rooster.least-lot, at-most: rooster.least-lot");
        OrdinanceFault fault = assertThrows(OrdinanceFault.class, () -> OrdinanceBook.from(files));
        assertEquals(
                FILE
                        + ": rules.care.suited.require.over: does not go with first; that takes [first, for-each, further]",
                fault.withoutLine());
    }

    private static LawFiles with(String term) {
        return LawFolder.with(FILE, "require: { yes: care.suited }", "require: { " + term + " }");
    }
}
