package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.townhound.ordinances.values.Counting.DogsOfOneIncident;

/**
 * An escalating schedule as it stands on one day.
 *
 * @param provision the provision offended against, such as {@code leash.at-large}
 * @param counting which offenses count against each other
 * @param steps first offense first; the last step serves every later one
 * @param terms what else the law says of such an offense
 * @param ordinanceVersion the content hash of the ordinances that were read
 */
public record Ladder(String provision, Counting counting, List<Step> steps, Terms terms, String ordinanceVersion) {
    /**
     * One step.
     *
     * @param sanction what it costs; the least fine, or a warning, where the officer has not chosen
     * @param discretion what it leaves to the officer
     * @param also provisions that follow beside the sanction, such as a hearing
     * @param citation where the law says so
     */
    public record Step(Sanction sanction, Discretion discretion, Set<String> also, Citation citation) {
        public Step {
            Objects.requireNonNull(sanction, "sanction");
            Objects.requireNonNull(discretion, "discretion");
            also = Set.copyOf(also);
            Objects.requireNonNull(citation, "citation");
        }

        /** A step that leaves nothing to the officer and has nothing beside its sanction. */
        public Step(Sanction sanction, Citation citation) {
            this(sanction, new Discretion.Nothing(sanction), Set.of(), citation);
        }
    }

    /**
     * What else the law says of such an offense.
     *
     * @param awaits provisions that must be met before an offense counts, such as a determination
     * @param beside the offenses of one incident to which this one is an addition; empty when it is none
     * @param daily whether each day is an offense of its own
     */
    public record Terms(Set<String> awaits, Optional<Beside> beside, boolean daily) {
        /** Nothing else. */
        public static final Terms PLAIN = new Terms(Set.of(), Optional.empty(), false);

        public Terms {
            awaits = Set.copyOf(awaits);
            Objects.requireNonNull(beside, "beside");
        }
    }

    public Ladder {
        Objects.requireNonNull(counting, "counting");
        Objects.requireNonNull(terms, "terms");
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("the ladder of " + provision + " has no step");
        }
    }

    public String group() {
        return counting.group();
    }

    public DogsOfOneIncident dogsOfOneIncident() {
        return counting.dogsOfOneIncident();
    }

    /** The window in which an offense of {@code day} looks for others. */
    public Window windowAround(LocalDate day) {
        return counting.span().around(day);
    }

    /**
     * The step on which an offense stands.
     *
     * @param ordinal one for the first offense; at least one
     */
    public Step step(int ordinal) {
        return steps.get(Math.min(ordinal, steps.size()) - 1);
    }

    /** Whether an offense, its day and its keeper are all that this ladder asks for. */
    public boolean asksForNothingMore() {
        return counting.key() == Counting.Key.PERSON
                && terms.awaits().isEmpty()
                && !terms.daily()
                && steps.stream().noneMatch(step -> step.discretion() instanceof Discretion.NoAmount)
                && steps.stream().noneMatch(step -> step.discretion() instanceof Discretion.AtLeast);
    }
}
