package org.townhound.acceptance.play;

import java.util.Optional;
import org.townhound.acceptance.scenario.Scenario;

/**
 * How a scenario ended.
 *
 * @param failure empty when it holds
 */
public record Outcome(Scenario scenario, Optional<Failure> failure) {
    /** Whether it holds. */
    public boolean holds() {
        return failure.isEmpty();
    }

    /** In a line, with the differences below it when it does not hold. */
    public String report() {
        return failure.map(why -> "FAILS  " + scenario.name() + "\n" + why).orElse("holds  " + scenario.name() + "\n");
    }
}
