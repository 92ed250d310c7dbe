package org.townhound.ordinances;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files in {@code coverage/}: every rule of the towns and every question about them, and where each is held. */
final class RuleList {
    static final List<String> TOWNS = List.of("whitman-ma", "dennis-ma", "arlington-ma");
    private static final String QUESTIONS = "questions";

    private RuleList() {}

    /**
     * A rule or a question.
     *
     * @param id its number
     * @param name what it is about, in a few words
     * @param town whose rule it is; empty for a question
     * @param by the provisions that hold it
     * @param waitsFor the service that does not act on all of it yet
     */
    record Rule(String id, String name, Optional<String> town, List<String> by, Optional<String> waitsFor) {}

    static List<Rule> rules() {
        return TOWNS.stream().flatMap(town -> read(town, Optional.of(town))).toList();
    }

    static List<Rule> questions() {
        return read(QUESTIONS, Optional.empty()).toList();
    }

    private static Stream<Rule> read(String file, Optional<String> town) {
        return LawFolder.tree("coverage/" + file + ".yaml").properties().stream()
                .map(entry -> {
                    JsonNode rule = entry.getValue();
                    List<String> by = new ArrayList<>();
                    rule.path("by").forEach(id -> by.add(id.asText()));
                    Optional<String> waitsFor =
                            Optional.ofNullable(rule.get("waits_for")).map(JsonNode::asText);
                    return new Rule(entry.getKey(), rule.get("name").asText(), town, by, waitsFor);
                });
    }

    /** The settings and readings of all towns that answer a question, each with its town. */
    static List<String> answers(OrdinanceBook book, String question) {
        return book.slugs().stream()
                .flatMap(slug -> book.town(slug).orElseThrow().provisions().values().stream()
                        .filter(Provision::isDecision)
                        .filter(provision -> numbers(provision).contains(question))
                        .map(provision -> "`" + provision.id() + "` (" + slug + ")"))
                .toList();
    }

    static List<String> numbers(Provision provision) {
        return List.of(provision.entry().decides().split(", ", -1));
    }

    /** The page that a person reads. */
    static String page(OrdinanceBook book) {
        StringBuilder page = new StringBuilder("""
                # Where every rule is held

                Made from the files in `coverage/` and from the settings of the towns; a test compares this page with
                them. A provision has two worked examples at least, one of them on its first day. What a service does
                not act on yet is said beside it.
                """);
        for (String town : TOWNS) {
            page.append("\n## Rules of ")
                    .append(book.town(town).orElseThrow().name())
                    .append("\n\n");
            page.append("| rule | about | held by | waits for |\n|---|---|---|---|\n");
            rules().stream()
                    .filter(rule -> rule.town().equals(Optional.of(town)))
                    .forEach(rule -> page.append(row(rule, rule.by().stream().map(id -> "`" + id + "`"))));
        }
        page.append("\n## Questions of law and of reckoning\n\n");
        page.append("| question | about | answered by | waits for |\n|---|---|---|---|\n");
        questions().forEach(rule -> page.append(row(rule, answers(book, rule.id()).stream())));
        return page.toString();
    }

    private static String row(Rule rule, Stream<String> held) {
        return "| " + rule.id() + " | " + rule.name() + " | " + held.collect(Collectors.joining(", ")) + " | "
                + rule.waitsFor().orElse("") + " |\n";
    }
}
