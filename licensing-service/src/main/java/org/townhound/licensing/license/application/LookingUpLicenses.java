package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.townhound.eventstore.StreamVersion;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.problem.ProblemException;
import org.townhound.licensing.license.domain.LicenseRefusal;

public final class LookingUpLicenses {
    private final UnitOfWork unitOfWork;
    private final Licenses licenses;
    private final FindTag tags;

    public LookingUpLicenses(UnitOfWork unitOfWork, Licenses licenses, FindTag tags) {
        this.unitOfWork = unitOfWork;
        this.licenses = licenses;
        this.tags = tags;
    }

    /** 404 for a license that this town does not know. */
    public Uni<LicenseOnFile> find(String town, UUID licenseId) {
        return unitOfWork.run(session -> licenses.find(session, town, licenseId));
    }

    /** 404 for a tag that this town has not handed out. */
    public Uni<LicenseOnFile> ofTag(String town, String tagNumber) {
        return unitOfWork.run(session -> tags.licenseOf(session, town, tagNumber)
                .map(license -> license.orElseThrow(ProblemException::notFound))
                .flatMap(license -> licenses.find(session, town, license)));
    }

    /** What an application was refused for at that place in its license's stream; empty where it was not. */
    public Uni<Optional<LicenseRefusal>> refusalAt(StreamVersion place) {
        return unitOfWork.run(session -> licenses.refusalAt(session, place));
    }
}
