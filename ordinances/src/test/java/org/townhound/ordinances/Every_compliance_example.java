package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.townhound.ordinances.compliance.Assessment;
import org.townhound.ordinances.compliance.Finding;
import org.townhound.ordinances.compliance.Finding.Verdict;
import org.townhound.ordinances.compliance.Rule;

class Every_compliance_example {
    private static final OrdinanceBook BOOK = OrdinanceBook.load();
    private static final Map<String, TownOrdinances> DECIDED_OTHERWISE = new ConcurrentHashMap<>();

    static Stream<ComplianceExample.InTown> examples() {
        return ComplianceExample.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("examples")
    void holds(ComplianceExample.InTown asked) {
        ComplianceExample example = asked.example();
        Assessment assessment = example.assess(town(asked));
        assertAll(
                () -> assertEquals(example.expect().violated(), fines(assessment)),
                () -> assertEquals(example.expect().advice(), named(assessment, Verdict.ADVICE)),
                () -> assertEquals(example.expect().varied(), named(assessment, Verdict.VARIED)),
                () -> assertTrue(
                        named(assessment, Verdict.MET)
                                .containsAll(example.expect().met()),
                        () -> "not met: " + missingFrom(example.expect().met(), named(assessment, Verdict.MET))),
                () -> {
                    if (example.expect().notJudged() != null) {
                        assertEquals(example.expect().notJudged(), open(assessment));
                    }
                });
    }

    @Test
    void shows_every_rule_kept_and_broken_and_one_of_them_on_its_first_day() {
        List<ComplianceExample.InTown> all = examples().toList();
        for (String slug : BOOK.slugs()) {
            for (Rule rule : BOOK.town(slug).orElseThrow().compliance().rules()) {
                List<ComplianceExample> own = all.stream()
                        .filter(asked -> asked.town().equals(slug))
                        .map(ComplianceExample.InTown::example)
                        .filter(example -> example.expect().names(rule.provision()))
                        .toList();
                String named = slug + " " + rule.provision();
                assertTrue(
                        own.stream().anyMatch(example -> example.expect().met().contains(rule.provision())),
                        named + " is never kept");
                assertTrue(
                        own.stream()
                                .map(ComplianceExample::expect)
                                .anyMatch(expect -> expect.violated().containsKey(rule.provision())
                                        || expect.advice().contains(rule.provision())),
                        named + " is never broken");
                BOOK.town(slug).orElseThrow().provisions().get(rule.provision()).values().values().stream()
                        .filter(dated -> !dated.repealed())
                        .map(dated -> dated.citation().effective())
                        .forEach(first -> assertTrue(
                                own.stream().anyMatch(example -> example.day().equals(first)),
                                named + " has no example on " + first));
            }
        }
    }

    private static TownOrdinances town(ComplianceExample.InTown asked) {
        Map<String, String> settings = asked.example().given().settings();
        return settings.isEmpty()
                ? BOOK.town(asked.town()).orElseThrow()
                : DECIDED_OTHERWISE.computeIfAbsent(
                        asked.town() + new TreeMap<>(settings), _ -> LawFolder.decided(asked.town(), settings));
    }

    private static SortedMap<String, String> fines(Assessment assessment) {
        SortedMap<String, String> fines = new TreeMap<>();
        assessment
                .of(Verdict.VIOLATED)
                .forEach(finding -> fines.put(
                        finding.rule().provision(),
                        finding.fine().map(Finding.Fine::provision).orElse("none")));
        return fines;
    }

    private static SortedMap<String, Set<String>> open(Assessment assessment) {
        SortedMap<String, Set<String>> open = new TreeMap<>();
        assessment
                .of(Verdict.NOT_JUDGED)
                .forEach(finding -> open.put(finding.rule().provision(), Set.copyOf(finding.missing())));
        return open;
    }

    private static Set<String> named(Assessment assessment, Verdict verdict) {
        return assessment.of(verdict).stream()
                .map(finding -> finding.rule().provision())
                .collect(Collectors.toSet());
    }

    private static Set<String> missingFrom(Set<String> wanted, Set<String> found) {
        Set<String> missing = new HashSet<>(wanted);
        missing.removeAll(found);
        return missing;
    }
}
