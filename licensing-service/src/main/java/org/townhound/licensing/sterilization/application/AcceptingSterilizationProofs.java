package org.townhound.licensing.sterilization.application;

import io.smallrye.mutiny.Uni;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.dog.application.Dogs;
import org.townhound.licensing.recording.application.LicenseLaw;
import org.townhound.licensing.sterilization.domain.AcceptSterilizationProof;
import org.townhound.licensing.sterilization.domain.SterilizationDecider;

public final class AcceptingSterilizationProofs {
    private final Streams streams;
    private final SterilizationFiles files;
    private final Dogs dogs;
    private final LicenseLaw law;

    public AcceptingSterilizationProofs(Streams streams, SterilizationFiles files, Dogs dogs, LicenseLaw law) {
        this.streams = streams;
        this.files = files;
        this.dogs = dogs;
        this.law = law;
    }

    public Uni<StreamVersion> accept(Mutiny.Session session, Occasion occasion, AcceptSterilizationProof command) {
        return dogs.find(session, occasion.town(), command.dogId())
                .map(dog -> dog.orElseThrow(ProblemException::notFound))
                .chain(() -> files.load(session, occasion.town(), command.dogId()))
                .flatMap(file -> streams.settle(
                        session,
                        occasion,
                        file,
                        SterilizationDecider.decide(
                                file.state(), command, law.rules(occasion.town(), command.shownOn()))));
    }
}
