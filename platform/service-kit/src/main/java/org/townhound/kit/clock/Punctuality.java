package org.townhound.kit.clock;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.townhound.kit.problem.ProblemException;

/** Facts lie in the past; a device's clock may run ahead of ours by five minutes, not more. */
@Singleton
public final class Punctuality {
    private static final Duration TOLERANCE = Duration.ofMinutes(5);

    private final InstantSource clock;

    Punctuality(InstantSource clock) {
        this.clock = clock;
    }

    /**
     * Lets a fact's instant pass.
     *
     * @param field what holds it, such as {@code /occurredAt}
     * @throws ProblemException 400 when it lies more than five minutes ahead of the clock
     */
    public void check(String field, Instant fact) {
        if (fact.isAfter(clock.instant().plus(TOLERANCE))) {
            throw ProblemException.badField(field, "The field " + field + " lies in the future.");
        }
    }
}
