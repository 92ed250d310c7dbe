package org.townhound.ordinances.compliance;

import java.util.Map;
import java.util.Optional;
import org.townhound.ordinances.values.InForce;

/**
 * What is judged, and by which law.
 *
 * @param facts as recorded, by name; one that is not here is unknown
 * @param law of the day
 */
public record Case(Map<String, FactValue> facts, LawOfDay law) {
    public Case {
        facts = Map.copyOf(facts);
    }

    <T extends FactValue> Optional<T> fact(Class<T> type, String name) {
        return Optional.ofNullable(facts.get(name)).map(type::cast);
    }

    InForce<String> limit(String provision) {
        return law.text(provision).orElseThrow(() -> new IllegalStateException(provision + " is not in force"));
    }
}
