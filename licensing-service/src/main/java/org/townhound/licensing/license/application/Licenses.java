package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.LicensingEvent;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.account.Accounts;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.license.domain.License;
import org.townhound.licensing.license.domain.LicenseRefusal;

/** The licenses of a town, refused applications among them. */
public final class Licenses {
    private static final String KIND = "license";

    private final Streams streams;
    private final Accounts accounts;

    public Licenses(Streams streams, Accounts accounts) {
        this.streams = streams;
        this.accounts = accounts;
    }

    /** 404 for a license that this town does not know. */
    public Uni<LicenseOnFile> find(Mutiny.Session session, String town, UUID licenseId) {
        return load(session, town, licenseId).flatMap(license -> switch (license.state()) {
            case License.None _ -> Uni.createFrom().failure(ProblemException.notFound());
            case License.Refused _, License.Issued _ ->
                accounts.open(session, town, licenseId).map(account -> new LicenseOnFile(license, account.account()));
        });
    }

    /** What the application was refused for at that place in its license's stream; empty where it was not. */
    public Uni<Optional<LicenseRefusal>> refusalAt(Mutiny.Session session, StreamVersion place) {
        return streams.foldUntil(session, place, License.NONE, LicensingEvent.class, License::evolve)
                .map(license -> switch (license) {
                    case License.Refused refused -> Optional.of(LicenseRefusal.of(refused.as()));
                    case License.None _, License.Issued _ -> Optional.empty();
                });
    }

    Uni<Folded<License>> load(Mutiny.Session session, String town, UUID licenseId) {
        return load(session, stream(town, licenseId));
    }

    Uni<Folded<License>> load(Mutiny.Session session, StreamId license) {
        return streams.fold(session, license, License.NONE, LicensingEvent.class, License::evolve);
    }

    static StreamId stream(String town, UUID licenseId) {
        return StreamId.of(town, KIND, licenseId);
    }
}
