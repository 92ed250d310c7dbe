package org.townhound.licensing.sterilization.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.problem.ProblemException;

public final class LookingUpProofs {
    private final UnitOfWork unitOfWork;
    private final SterilizationFiles files;

    public LookingUpProofs(UnitOfWork unitOfWork, SterilizationFiles files) {
        this.unitOfWork = unitOfWork;
        this.files = files;
    }

    public Uni<ProofOnFile> find(String town, UUID dogId, UUID proofId) {
        return unitOfWork
                .run(session -> files.load(session, town, dogId))
                .map(file -> file.state()
                        .proof(proofId)
                        .map(proof -> new ProofOnFile(proof, file.place()))
                        .orElseThrow(ProblemException::notFound));
    }
}
