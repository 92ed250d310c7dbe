package org.townhound.licensing.recording.application;

import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.townhound.eventstore.Provenance;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.town.Towns;

/** Instants and civil dates of a town, and the check that facts do not lie ahead. */
public final class TownClock {
    private final Towns towns;
    private final Punctuality punctuality;

    public TownClock(Towns towns, Punctuality punctuality) {
        this.towns = towns;
        this.punctuality = punctuality;
    }

    /** Of something that happens as it is recorded. */
    public Occasion now(String town, Provenance provenance) {
        Occurrence recorded = at(town, provenance.recordedAt());
        return new Occasion(town, provenance, recorded, recorded);
    }

    /** Of something that happened when a field tells, or now where it tells nothing. */
    public Occasion told(String town, Provenance provenance, String field, Optional<Instant> instant) {
        instant.ifPresent(fact -> punctuality.check(field, fact));
        Occasion now = now(town, provenance);
        return instant.map(fact ->
                        new Occasion(town, provenance, at(town, fact.truncatedTo(ChronoUnit.MICROS)), now.recorded()))
                .orElse(now);
    }

    /** Lets the civil date of a fact pass. */
    public static void checkNotAhead(Occasion occasion, String field, LocalDate day) {
        if (day.isAfter(occasion.recorded().on())) {
            throw ProblemException.badField(field, "The field " + field + " lies in the future.");
        }
    }

    private Occurrence at(String town, Instant instant) {
        return new Occurrence(instant, towns.civilDate(town, instant));
    }
}
