package org.townhound.kit.recording;

import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.townhound.eventstore.Provenance;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.town.Towns;

/** Instants and civil dates of a town, and the check that facts do not lie ahead. */
@Singleton
public final class TownClock {
    private final Towns towns;
    private final Punctuality punctuality;

    TownClock(Towns towns, Punctuality punctuality) {
        this.towns = towns;
        this.punctuality = punctuality;
    }

    /** The occasion of something that happens as it is recorded. */
    public Occasion now(String town, Provenance provenance) {
        Occurrence recorded = at(town, provenance.recordedAt());
        return new Occasion(town, provenance, recorded, recorded);
    }

    /**
     * The occasion of something that happened when a field tells, or now where it tells nothing.
     *
     * @param field what tells, such as {@code /takenInAt}
     * @param instant what it tells
     * @throws ProblemException 400 when it lies in the future
     */
    public Occasion told(String town, Provenance provenance, String field, Optional<Instant> instant) {
        instant.ifPresent(fact -> punctuality.check(field, fact));
        Occasion now = now(town, provenance);
        return instant.map(fact -> new Occasion(town, provenance, at(town, fact), now.recorded()))
                .orElse(now);
    }

    /**
     * Lets the civil date of a fact pass, unless it lies ahead of the day on which it is recorded.
     *
     * @param field what tells it, such as {@code /vaccinatedOn}
     * @throws ProblemException 400 when it lies in the future
     */
    public static void checkNotAhead(Occasion occasion, String field, LocalDate day) {
        if (day.isAfter(occasion.recorded().on())) {
            throw ProblemException.badField(field, "The field " + field + " lies in the future.");
        }
    }

    /** An instant, and its civil date in the town. */
    public Occurrence at(String town, Instant instant) {
        return new Occurrence(instant.truncatedTo(ChronoUnit.MICROS), towns.civilDate(town, instant));
    }
}
