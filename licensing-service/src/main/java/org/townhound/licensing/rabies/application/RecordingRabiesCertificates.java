package org.townhound.licensing.rabies.application;

import io.smallrye.mutiny.Uni;
import java.time.LocalDate;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.dog.application.Dogs;
import org.townhound.licensing.rabies.domain.RabiesDecider;
import org.townhound.licensing.rabies.domain.RecordRabiesCertificate;

public final class RecordingRabiesCertificates {
    private final Streams streams;
    private final RabiesFiles files;
    private final Dogs dogs;

    public RecordingRabiesCertificates(Streams streams, RabiesFiles files, Dogs dogs) {
        this.streams = streams;
        this.files = files;
        this.dogs = dogs;
    }

    public Uni<StreamVersion> record(Mutiny.Session session, Occasion occasion, RecordRabiesCertificate command) {
        return dogs.find(session, occasion.town(), command.dogId())
                .map(dog -> dog.orElseThrow(ProblemException::notFound).bornOn())
                .flatMap(bornOn -> settle(session, occasion, command, bornOn));
    }

    private Uni<StreamVersion> settle(
            Mutiny.Session session, Occasion occasion, RecordRabiesCertificate command, LocalDate bornOn) {
        return files.load(session, occasion.town(), command.dogId())
                .flatMap(file ->
                        streams.settle(session, occasion, file, RabiesDecider.decide(file.state(), command, bornOn)));
    }
}
