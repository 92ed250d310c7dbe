package org.townhound.ordinances.compliance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The facts of a case as they were given, checked against what a town declares.
 *
 * @param facts those that can be used
 * @param problems one for each that cannot
 */
public record FactReading(Map<String, FactValue> facts, List<FactProblem> problems) {
    public FactReading {
        facts = Map.copyOf(facts);
        problems = List.copyOf(problems);
    }

    /**
     * Reads facts.
     *
     * @param declared what may be given
     * @param given by name: text, whole numbers, true and false, and lists and maps of them
     */
    public static FactReading of(Map<String, FactDeclaration> declared, Map<String, ?> given) {
        Map<String, FactValue> facts = new TreeMap<>();
        List<FactProblem> problems = new ArrayList<>();
        new TreeMap<String, Object>(given).forEach((name, answer) -> {
            FactDeclaration declaration = declared.get(name);
            if (declaration == null) {
                problems.add(new FactProblem(name, "is not a fact that this town's law asks for"));
                return;
            }
            try {
                facts.put(name, new FactAnswer(declaration).read(answer));
            } catch (FactAnswer.Unfit unfit) {
                problems.add(new FactProblem(name, unfit.getMessage()));
            }
        });
        return new FactReading(facts, problems);
    }
}
