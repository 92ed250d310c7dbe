package org.townhound.acceptance.play;

import java.util.List;
import org.townhound.acceptance.scenario.Step;

/**
 * Why a scenario does not hold.
 *
 * @param step where it stopped
 * @param differences what was not as expected
 */
public record Failure(Step step, List<Difference> differences) {
    /** Keeps its own list. */
    public Failure {
        differences = List.copyOf(differences);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append("  step \"%s\" at %s%n".formatted(step.title(), step.at()));
        text.append("  %s: %s as %s%n"
                .formatted(step.place(), step.call(), step.who().role()));
        differences.forEach(difference -> text.append("    ").append(difference).append('\n'));
        return text.toString();
    }
}
