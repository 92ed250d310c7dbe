package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class Coverage_of_the_rules {
    private static final Set<String> SERVICES =
            Set.of("licensing-service", "enforcement-service", "impound-service", "notification-service");
    private static final OrdinanceBook BOOK = OrdinanceBook.load();

    @Test
    void names_provisions_that_the_town_or_its_state_has() {
        RuleList.rules().forEach(rule -> {
            Set<String> provisions = BOOK.town(rule.town().orElseThrow())
                    .orElseThrow()
                    .provisions()
                    .keySet();
            rule.by().forEach(id -> assertTrue(provisions.contains(id), rule.id() + " is not held by " + id));
        });
    }

    @Test
    void leaves_no_rule_and_no_question_without_an_answer_or_a_service_that_it_waits_for() {
        RuleList.rules()
                .forEach(rule ->
                        assertFalse(rule.by().isEmpty() && rule.waitsFor().isEmpty(), rule.id()));
        RuleList.questions()
                .forEach(question -> assertFalse(
                        RuleList.answers(BOOK, question.id()).isEmpty()
                                && question.waitsFor().isEmpty(),
                        question.id()));
    }

    @Test
    void waits_for_services_that_there_are() {
        Stream.concat(RuleList.rules().stream(), RuleList.questions().stream())
                .flatMap(rule -> rule.waitsFor().stream())
                .forEach(service -> assertTrue(SERVICES.contains(service), service));
    }

    @Test
    void lists_every_number_that_a_town_decides() {
        Set<String> listed = new TreeSet<>();
        Stream.concat(RuleList.rules().stream(), RuleList.questions().stream())
                .forEach(rule -> assertTrue(listed.add(rule.id()), rule.id() + " is listed twice"));
        BOOK.slugs()
                .forEach(slug -> BOOK.town(slug).orElseThrow().provisions().values().stream()
                        .filter(Provision::isDecision)
                        .flatMap(provision -> RuleList.numbers(provision).stream())
                        .forEach(number -> assertTrue(listed.contains(number), number + " is not listed")));
    }

    @Test
    void has_every_rule_and_question_that_the_texts_have() {
        List<String> ids = RuleList.rules().stream().map(RuleList.Rule::id).toList();
        assertEquals(70, count(ids, "W-\\d+"));
        assertEquals(26, count(ids, "D-\\d+"));
        assertEquals(15, count(ids, "A-\\d+"));
        List<String> questions =
                RuleList.questions().stream().map(RuleList.Rule::id).toList();
        assertEquals(53, count(questions, "C-\\d+"));
        assertEquals(23, count(questions, "G-\\d+"));
    }

    @Test
    void is_written_on_a_page_that_is_no_older_than_the_lists() throws IOException {
        String page = RuleList.page(BOOK);
        Path fresh = Files.createDirectories(LawFolder.ROOT.resolve("target")).resolve("COVERAGE.md");
        Files.writeString(fresh, page);
        assertEquals(page, LawFolder.text("COVERAGE.md"), "copy target/COVERAGE.md over COVERAGE.md");
    }

    private static long count(List<String> ids, String form) {
        return ids.stream().filter(id -> id.matches(form)).count();
    }
}
