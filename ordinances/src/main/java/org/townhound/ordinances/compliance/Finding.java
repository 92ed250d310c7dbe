package org.townhound.ordinances.compliance;

import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;

/**
 * What became of one rule.
 *
 * @param rule the rule in words or with its number, its section and since when it holds
 * @param subject what it is about
 * @param verdict what the facts say
 * @param fine what a violation costs
 * @param missing the facts for want of which it could not be judged
 * @param trace the facts, numbers and decisions that were used
 */
public record Finding(
        Applied rule, String subject, Verdict verdict, Optional<Fine> fine, SortedSet<String> missing, Trace trace) {
    /** What the facts say about a rule. */
    public enum Verdict {
        VIOLATED,
        /** Not done as the text says it should be; nobody is fined for that. */
        ADVICE,
        NOT_JUDGED,
        MET,
        DOES_NOT_APPLY,
        /** Broken or open, but varied by the board in writing. */
        VARIED
    }

    /**
     * Where the fine stands.
     *
     * @param provision the provision with the amount or the ladder
     * @param citation its section
     */
    public record Fine(String provision, Citation citation) {
        public Fine {
            Objects.requireNonNull(provision, "provision");
            Objects.requireNonNull(citation, "citation");
        }
    }

    public Finding {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(subject, "subject");
        Objects.requireNonNull(verdict, "verdict");
        Objects.requireNonNull(fine, "fine");
        missing = Collections.unmodifiableSortedSet(new TreeSet<>(missing));
        Objects.requireNonNull(trace, "trace");
    }
}
