package org.townhound.acceptance.scenario;

import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/**
 * A story that holds or does not: calls in the order of their times, and what they shall answer.
 *
 * @param name unique among the scenarios that are played together
 * @param file where it stands
 * @param town the slug of the town in which it plays
 * @param ownTown how that town is made, when it is this scenario's own
 * @param steps at least one; their times never go back
 */
public record Scenario(String name, Path file, String town, Optional<TownCopy> ownTown, List<Step> steps) {
    /** Keeps its own list. */
    public Scenario {
        steps = List.copyOf(steps);
    }

    /** The same story with keepers and ids of its own. */
    public Scenario again(String word) {
        return new Scenario(name + ", " + word, file, town, ownTown, steps);
    }

    /** When it begins. */
    public OffsetDateTime begins() {
        return steps.getFirst().at();
    }
}
