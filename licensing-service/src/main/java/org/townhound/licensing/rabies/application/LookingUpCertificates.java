package org.townhound.licensing.rabies.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.problem.ProblemException;

public final class LookingUpCertificates {
    private final UnitOfWork unitOfWork;
    private final RabiesFiles files;

    public LookingUpCertificates(UnitOfWork unitOfWork, RabiesFiles files) {
        this.unitOfWork = unitOfWork;
        this.files = files;
    }

    public Uni<CertificateOnFile> find(String town, UUID dogId, UUID certificateId) {
        return unitOfWork
                .run(session -> files.load(session, town, dogId))
                .map(file -> file.state()
                        .certificate(certificateId)
                        .map(certificate -> new CertificateOnFile(certificate, file.place()))
                        .orElseThrow(ProblemException::notFound));
    }
}
