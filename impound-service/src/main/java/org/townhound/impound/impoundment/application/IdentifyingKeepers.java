package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.eventstore.StreamVersion;
import org.townhound.impound.impoundment.domain.Impoundment;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.IdentifyKeeper;
import org.townhound.impound.impoundment.domain.ImpoundmentDecider;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;

/** Records whose dog it is, and which. */
public final class IdentifyingKeepers {
    private final Streams streams;
    private final Impoundments impoundments;
    private final PoundLaw law;
    private final Parties parties;

    public IdentifyingKeepers(Streams streams, Impoundments impoundments, PoundLaw law, Parties parties) {
        this.streams = streams;
        this.impoundments = impoundments;
        this.law = law;
        this.parties = parties;
    }

    public Uni<StreamVersion> identify(Mutiny.Session session, Occasion occasion, UUID id, IdentifyKeeper command) {
        String town = occasion.town();
        return parties.check(session, town, Optional.of(command.keeperId()), command.dogId())
                .chain(() -> impoundments.find(session, town, id))
                .map(ImpoundmentOnFile::impoundment)
                .flatMap(before -> streams.settle(
                        session,
                        occasion,
                        before,
                        ImpoundmentDecider.decide(
                                before.state(),
                                command,
                                law.rules(town, intake(before.state()).takenInOn()))));
    }

    static DogImpounded intake(Impoundment impoundment) {
        return switch (impoundment) {
            case Impoundment.None _ -> throw new IllegalStateException("an impoundment that is not on file was found");
            case Impoundment.InCustody custody -> custody.as();
            case Impoundment.Released released -> released.was().as();
        };
    }
}
