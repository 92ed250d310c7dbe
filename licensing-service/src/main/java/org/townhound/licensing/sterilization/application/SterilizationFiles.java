package org.townhound.licensing.sterilization.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.eventstore.StreamId;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.sterilization.domain.SterilizationFile;

/** One stream a dog holds all its accepted proofs, so that a license decision reads them without waiting for a view. */
public final class SterilizationFiles {
    private static final String KIND = "sterilization-proof";

    private final Streams streams;

    public SterilizationFiles(Streams streams) {
        this.streams = streams;
    }

    public Uni<List<SterilizationProofAccepted>> proofs(Mutiny.Session session, String town, UUID dogId) {
        return load(session, town, dogId).map(file -> file.state().proofs());
    }

    Uni<Folded<SterilizationFile>> load(Mutiny.Session session, String town, UUID dogId) {
        return streams.fold(
                session,
                StreamId.of(town, KIND, dogId),
                SterilizationFile.EMPTY,
                SterilizationProofAccepted.class,
                SterilizationFile::evolve);
    }
}
