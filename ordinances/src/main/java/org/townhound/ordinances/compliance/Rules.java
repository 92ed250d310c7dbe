package org.townhound.ordinances.compliance;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.townhound.ordinances.compliance.Finding.Verdict;
import org.townhound.ordinances.values.Applied;

/**
 * Every rule of conduct of one town, through all its days, and the facts that they ask for.
 *
 * @param facts by name
 * @param rules in the order of their provisions
 * @param variance the provision that lets a board vary the others, if the town has one
 */
public record Rules(SortedMap<String, FactDeclaration> facts, List<Rule> rules, Optional<String> variance) {
    public Rules {
        facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
        rules = List.copyOf(rules);
    }

    /** What can be assessed, such as {@code premises} or {@code tether}. */
    public SortedSet<String> subjects() {
        return rules.stream().map(Rule::subject).collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Judges the facts by every rule about the subjects that is in force on the day.
     *
     * @param subjects what is assessed; everything when empty
     * @param given the facts, read by {@link FactReading}
     * @param varied the provisions that a board has varied in writing for this case
     * @param law of the day
     */
    public Assessment assess(Set<String> subjects, Map<String, FactValue> given, Set<String> varied, LawOfDay law) {
        Case judged = new Case(given, law);
        return new Assessment(rules.stream()
                .filter(rule -> subjects.isEmpty() || subjects.contains(rule.subject()))
                .flatMap(rule ->
                        law.text(rule.provision()).map(found -> find(rule, found.because(), judged, varied)).stream())
                .toList());
    }

    private static Finding find(Rule rule, Applied because, Case judged, Set<String> varied) {
        Judgment judgment = rule.judge(judged);
        Verdict verdict = verdict(rule, judgment, judged, varied);
        Optional<Finding.Fine> fine = Optional.of(verdict)
                .filter(Verdict.VIOLATED::equals)
                .flatMap(_ -> rule.consequence().fine(judged.law()))
                .flatMap(provision ->
                        judged.law().citation(provision).map(citation -> new Finding.Fine(provision, citation)));
        return new Finding(because, rule.subject(), verdict, fine, judgment.missing(), judgment.trace());
    }

    private static Verdict verdict(Rule rule, Judgment judgment, Case judged, Set<String> varied) {
        if (judgment.truth() == Truth.YES) {
            return rule.doesNotApply(judged) ? Verdict.DOES_NOT_APPLY : Verdict.MET;
        }
        if (varied.contains(rule.provision())) {
            return Verdict.VARIED;
        }
        if (judgment.truth() == Truth.UNKNOWN) {
            return Verdict.NOT_JUDGED;
        }
        return rule.consequence() instanceof Consequence.Advice ? Verdict.ADVICE : Verdict.VIOLATED;
    }
}
