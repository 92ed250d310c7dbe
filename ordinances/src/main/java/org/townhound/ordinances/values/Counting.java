package org.townhound.ordinances.values;

import java.util.Objects;

/**
 * Which offenses count against each other.
 *
 * @param group offenses of one group count against each other
 * @param key whose offenses they are
 * @param span how long they count
 * @param dogsOfOneIncident how several dogs in one incident count
 */
public record Counting(String group, Key key, Span span, DogsOfOneIncident dogsOfOneIncident) {
    /** Whose offenses are counted together. */
    public enum Key {
        PERSON,
        DOG,
        PREMISES
    }

    /** How several dogs of one keeper in one incident stand on a ladder. */
    public enum DogsOfOneIncident {
        /** One charge a dog, all on one step; the incident is one prior. */
        SAME_STEP,
        /** One charge a dog, each on a step of its own. */
        EACH,
        /** One charge for them all. */
        SINGLE
    }

    public Counting {
        Objects.requireNonNull(group, "group");
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(dogsOfOneIncident, "dogsOfOneIncident");
    }
}
