package org.townhound.ordinances.values;

import java.util.Objects;
import java.util.Set;

/**
 * To which offenses of the same incident an offense is an addition.
 *
 * @param provisions those it names; empty for every other one
 * @param additive whether it is one at all; when not, it stands only where no other offense does
 * @param because the setting or section that says so
 */
public record Beside(Set<String> provisions, boolean additive, Applied because) {
    public Beside {
        provisions = Set.copyOf(provisions);
        Objects.requireNonNull(because, "because");
    }

    /** Whether it is charged beside {@code others}, the other offenses of the incident. */
    public boolean isCharged(Set<String> others) {
        return others.isEmpty()
                || (additive && (provisions.isEmpty() || others.stream().anyMatch(provisions::contains)));
    }
}
