package org.townhound.enforcement.assessment.application;

import java.util.Optional;
import java.util.TreeSet;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.Ordinances;
import org.townhound.ordinances.compliance.Assessment;
import org.townhound.ordinances.compliance.FactProblem;
import org.townhound.ordinances.compliance.FactReading;
import org.townhound.ordinances.compliance.Rules;

/** Judges recorded facts by the rules of a town; it keeps nothing and answers the same to the same question. */
public final class AssessingFacts {
    private final OrdinanceBook book;

    public AssessingFacts(OrdinanceBook book) {
        this.book = book;
    }

    /** What comes of an inquiry. */
    public sealed interface Outcome {
        /** The facts were judged. */
        record Assessed(Ordinances law, Assessment assessment) implements Outcome {}

        /** A part of the inquiry cannot be used; {@code wrong} ends a sentence that begins with the part's name. */
        record Unfit(String part, String name, String wrong) implements Outcome {}
    }

    public Outcome assess(String town, Inquiry inquiry) {
        Ordinances law = book.town(town)
                .orElseThrow(() -> new IllegalArgumentException("no ordinances for " + town))
                .asOf(inquiry.on());
        Rules rules = law.compliance();
        FactReading reading = FactReading.of(rules.facts(), inquiry.facts());
        return unknownSubject(rules, inquiry)
                .or(() -> unfitFact(reading))
                .or(() -> notVaried(rules, inquiry))
                .orElseGet(() ->
                        new Outcome.Assessed(law, law.assess(inquiry.subjects(), reading.facts(), inquiry.varied())));
    }

    private static Optional<Outcome> unknownSubject(Rules rules, Inquiry inquiry) {
        return inquiry.subjects().stream()
                .filter(subject -> !rules.subjects().contains(subject))
                .sorted()
                .findFirst()
                .map(subject -> new Outcome.Unfit(
                        "subjects", subject, "is not assessed in this town; what is: " + rules.subjects()));
    }

    private static Optional<Outcome> unfitFact(FactReading reading) {
        return reading.problems().stream()
                .findFirst()
                .map((FactProblem problem) -> new Outcome.Unfit("facts", problem.fact(), problem.wrong()));
    }

    private static Optional<Outcome> notVaried(Rules rules, Inquiry inquiry) {
        TreeSet<String> varied = new TreeSet<>(inquiry.varied());
        if (rules.variance().isPresent()) {
            rules.rules().forEach(rule -> varied.remove(rule.provision()));
        }
        return varied.stream()
                .findFirst()
                .map(provision -> new Outcome.Unfit("varied", provision, "is no provision that a board here can vary"));
    }
}
