package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.Objects;

/**
 * An offense that counts.
 *
 * @param offense its id
 * @param incident the id that it shares with other offenses of the same incident
 * @param key whose it is: a person's, a dog's or the premises', as its ladder counts
 * @param on the civil date
 * @param ladder the schedule as it stood on that date
 */
public record Occurrence(String offense, String incident, String key, LocalDate on, Ladder ladder) {
    public Occurrence {
        Objects.requireNonNull(offense, "offense");
        Objects.requireNonNull(incident, "incident");
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(on, "on");
        Objects.requireNonNull(ladder, "ladder");
    }

    /** What shares a step with it. */
    String step() {
        return switch (ladder.dogsOfOneIncident()) {
            case SAME_STEP, SINGLE -> incident;
            case EACH -> offense;
        };
    }

    /** Whether {@code other} is counted when this one looks around. */
    boolean counts(Occurrence other) {
        return other.offense.equals(offense) || isPeer(other);
    }

    private boolean isPeer(Occurrence other) {
        return other.key.equals(key)
                && other.ladder.counting().key() == ladder.counting().key()
                && other.ladder.group().equals(ladder.group())
                && ladder.windowAround(on).holds(other.on);
    }
}
