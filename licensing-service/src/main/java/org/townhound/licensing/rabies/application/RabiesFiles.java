package org.townhound.licensing.rabies.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.rabies.domain.RabiesFile;

/** One stream a dog holds all its certificates, so that a license decision reads them without waiting for a view. */
public final class RabiesFiles {
    private static final String KIND = "rabies-certificate";

    private final Streams streams;

    public RabiesFiles(Streams streams) {
        this.streams = streams;
    }

    public Uni<List<RabiesCertificateRecorded>> certificates(Mutiny.Session session, String town, UUID dogId) {
        return load(session, town, dogId).map(file -> file.state().certificates());
    }

    Uni<Folded<RabiesFile>> load(Mutiny.Session session, String town, UUID dogId) {
        return streams.fold(
                session,
                StreamId.of(town, KIND, dogId),
                RabiesFile.EMPTY,
                RabiesCertificateRecorded.class,
                RabiesFile::evolve);
    }
}
