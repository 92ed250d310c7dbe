package org.townhound.ordinances.compliance;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * What the facts say about one condition.
 *
 * @param truth whether it holds
 * @param missing the facts for want of which it is unknown; empty when it is not
 * @param trace what was looked at
 */
public record Judgment(Truth truth, SortedSet<String> missing, Trace trace) {
    public Judgment {
        missing = Collections.unmodifiableSortedSet(new TreeSet<>(missing));
    }

    static Judgment known(boolean holds, Trace trace) {
        return new Judgment(Truth.of(holds), new TreeSet<>(), trace);
    }

    static Judgment unknown(SortedSet<String> missing, Trace trace) {
        return new Judgment(Truth.UNKNOWN, missing, trace);
    }

    static Judgment missing(String fact) {
        return unknown(new TreeSet<>(List.of(fact)), Trace.NONE);
    }

    Judgment not() {
        return new Judgment(truth.not(), missing, trace);
    }

    /** All of them hold; one that does not settles it, whatever else is missing. */
    static Judgment all(List<Judgment> judgments) {
        if (judgments.stream().anyMatch(is(Truth.NO))) {
            return known(false, joined(judgments.stream().filter(is(Truth.NO)).toList()));
        }
        TreeSet<String> missing = new TreeSet<>();
        judgments.forEach(judgment -> missing.addAll(judgment.missing));
        Trace trace = joined(judgments);
        return judgments.stream().anyMatch(is(Truth.UNKNOWN)) ? unknown(missing, trace) : known(true, trace);
    }

    /** One of them holds; one that does settles it, whatever else is missing. */
    static Judgment any(List<Judgment> judgments) {
        return all(judgments.stream().map(Judgment::not).toList()).not();
    }

    private static Predicate<Judgment> is(Truth truth) {
        return judgment -> judgment.truth == truth;
    }

    private static Trace joined(List<Judgment> judgments) {
        return judgments.stream().map(Judgment::trace).reduce(Trace.NONE, Trace::and);
    }
}
