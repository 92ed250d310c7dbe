package org.townhound.ordinances.compliance;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.townhound.ordinances.values.Applied;

/**
 * What was looked at on the way to an answer.
 *
 * @param facts names of the facts that were used
 * @param limits the dated numbers that were used, by provision
 * @param decisions the town's settings that were used, by name
 */
public record Trace(SortedSet<String> facts, SortedMap<String, Applied> limits, SortedMap<String, Applied> decisions) {
    static final Trace NONE = new Trace(new TreeSet<>(), new TreeMap<>(), new TreeMap<>());

    public Trace {
        facts = Collections.unmodifiableSortedSet(new TreeSet<>(facts));
        limits = Collections.unmodifiableSortedMap(new TreeMap<>(limits));
        decisions = Collections.unmodifiableSortedMap(new TreeMap<>(decisions));
    }

    static Trace fact(String name) {
        return new Trace(new TreeSet<>(Set.of(name)), NONE.limits, NONE.decisions);
    }

    static Trace limit(Applied limit) {
        return new Trace(NONE.facts, new TreeMap<>(Map.of(limit.provision(), limit)), NONE.decisions);
    }

    static Trace decision(Applied decision) {
        return new Trace(NONE.facts, NONE.limits, new TreeMap<>(Map.of(decision.provision(), decision)));
    }

    Trace and(Trace other) {
        TreeSet<String> allFacts = new TreeSet<>(facts);
        allFacts.addAll(other.facts);
        TreeMap<String, Applied> allLimits = new TreeMap<>(limits);
        allLimits.putAll(other.limits);
        TreeMap<String, Applied> allDecisions = new TreeMap<>(decisions);
        allDecisions.putAll(other.decisions);
        return new Trace(allFacts, allLimits, allDecisions);
    }
}
