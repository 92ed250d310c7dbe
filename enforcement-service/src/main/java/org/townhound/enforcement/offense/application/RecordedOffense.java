package org.townhound.enforcement.offense.application;

import java.util.Optional;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.enforcement.offense.domain.Offense;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.ProblemException;

/** An offense as its stream tells it. */
public record RecordedOffense(StreamId stream, long version, Offense offense) {
    public StreamVersion place() {
        return new StreamVersion(stream, version);
    }

    public OffenseRecorded orNotFound() {
        return switch (offense) {
            case Offense.Unrecorded _ -> throw ProblemException.notFound();
            case Offense.Recorded recorded -> recorded.content();
            case Offense.Voided voided -> voided.content();
        };
    }

    public Optional<String> voidedBecause() {
        return switch (offense) {
            case Offense.Unrecorded _, Offense.Recorded _ -> Optional.empty();
            case Offense.Voided voided -> Optional.of(voided.reason());
        };
    }
}
