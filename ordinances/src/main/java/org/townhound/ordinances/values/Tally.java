package org.townhound.ordinances.values;

import java.util.List;
import java.util.Objects;

/**
 * Where an offense stands among those that count.
 *
 * @param occurrence the offense
 * @param ordinal one for the first offense in its window
 * @param priors the earlier offenses that were counted, in order
 * @param charged whether it is charged by itself, and not with another dog of its incident
 */
public record Tally(Occurrence occurrence, int ordinal, List<Occurrence> priors, boolean charged) {
    public Tally {
        Objects.requireNonNull(occurrence, "occurrence");
        priors = List.copyOf(priors);
    }

    /**
     * Counts. An amount is that of the law on the offense's own day, but what counted under an earlier text goes on
     * counting.
     *
     * @param inOrder every offense that counts, first one first
     */
    public static List<Tally> of(List<Occurrence> inOrder) {
        return inOrder.stream().map(offense -> tally(offense, inOrder)).toList();
    }

    /** The step of the ladder. */
    public Ladder.Step step() {
        return occurrence.ladder().step(ordinal);
    }

    public Window window() {
        return occurrence.ladder().windowAround(occurrence.on());
    }

    private static Tally tally(Occurrence offense, List<Occurrence> all) {
        List<Occurrence> before = all.stream()
                .takeWhile(other -> !other.offense().equals(offense.offense()))
                .filter(offense::counts)
                .toList();
        List<String> places = before.stream().map(Occurrence::step).distinct().toList();
        int place = places.indexOf(offense.step());
        boolean first = place < 0;
        int ordinal = (first ? places.size() : place) + 1;
        List<Occurrence> priors = before.stream()
                .filter(other -> places.indexOf(other.step()) < ordinal - 1)
                .toList();
        boolean single = offense.ladder().dogsOfOneIncident() == Counting.DogsOfOneIncident.SINGLE;
        return new Tally(offense, ordinal, priors, first || !single);
    }
}
