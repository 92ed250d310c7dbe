package org.townhound.ordinances.values;

import java.util.List;
import java.util.Objects;

/**
 * An escalating schedule as it stands on one day.
 *
 * @param provision the provision offended against, such as {@code leash.at-large}
 * @param group offenses of one group count against each other
 * @param window the span in which they count
 * @param dogsOfOneIncident how several dogs of one keeper in one incident climb
 * @param steps first offense first; the last step serves every later one
 * @param ordinanceVersion the content hash of the ordinances that were read
 */
public record Ladder(
        String provision,
        String group,
        Window.Kind window,
        DogsOfOneIncident dogsOfOneIncident,
        List<Step> steps,
        String ordinanceVersion) {
    /** Whether dogs of one keeper in one incident stand on one step or each on its own. */
    public enum DogsOfOneIncident {
        SAME_STEP,
        EACH
    }

    /**
     * One step.
     *
     * @param sanction what it costs
     * @param citation where the law says so
     */
    public record Step(Sanction sanction, Citation citation) {
        public Step {
            Objects.requireNonNull(sanction, "sanction");
            Objects.requireNonNull(citation, "citation");
        }
    }

    public Ladder {
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("the ladder of " + provision + " has no step");
        }
    }

    /**
     * The step on which an offense stands.
     *
     * @param ordinal one for the first offense; at least one
     */
    public Step step(int ordinal) {
        return steps.get(Math.min(ordinal, steps.size()) - 1);
    }
}
