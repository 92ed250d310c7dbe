package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.recording.Occasion;
import org.townhound.kit.recording.Streams;
import org.townhound.licensing.license.domain.Examination.Approved;
import org.townhound.licensing.license.domain.Examination.Rejected;
import org.townhound.licensing.license.domain.License;
import org.townhound.licensing.license.domain.LicenseApplication;
import org.townhound.licensing.license.domain.LicenseDecider;
import org.townhound.licensing.license.domain.LicenseRefusal;
import org.townhound.licensing.recording.application.LicenseLaw;

/** From an application to a license, or to the refusal that stays on file. */
public final class IssuingLicenses {
    private static final String ONE_LICENSE = "license-per-dog-and-period";

    private final LicenseLaw law;
    private final DogFiles dogs;
    private final Licenses licenses;
    private final Reservations reservations;
    private final Streams streams;
    private final LicenseIssue issue;

    public IssuingLicenses(
            LicenseLaw law,
            DogFiles dogs,
            Licenses licenses,
            Reservations reservations,
            Streams streams,
            LicenseIssue issue) {
        this.law = law;
        this.dogs = dogs;
        this.licenses = licenses;
        this.reservations = reservations;
        this.streams = streams;
        this.issue = issue;
    }

    public Uni<StreamVersion> apply(Mutiny.Session session, Occasion occasion, ApplyForLicense command) {
        return dogs.gather(session, occasion.town(), command.dogId())
                .map(dog -> new LicenseApplication(
                        command.licenseId(), occasion.happened().on(), command.periodFrom(), dog))
                .flatMap(application -> licenses.load(session, occasion.town(), command.licenseId())
                        .flatMap(license -> decide(session, occasion, license, application)));
    }

    private Uni<StreamVersion> decide(
            Mutiny.Session session, Occasion occasion, Folded<License> license, LicenseApplication application) {
        return switch (LicenseDecider.examine(
                license.state(), application, law.rules(occasion.town(), application.appliedOn()))) {
            case Rejected rejected -> refuse(session, occasion, license, rejected);
            case Approved approved ->
                reserve(session, license, approved).chain(() -> issue.issue(session, occasion, license, approved));
        };
    }

    private Uni<StreamVersion> refuse(
            Mutiny.Session session, Occasion occasion, Folded<License> license, Rejected rejected) {
        List<LicenseRefused> recorded = rejected.recorded().stream().toList();
        return recorded.isEmpty()
                ? Uni.createFrom().failure(ProblemException.refused(rejected.refusal()))
                : streams.append(session, occasion, List.of(Streams.addition(occasion, license, recorded)))
                        .replaceWith(license.placeAfter(recorded.size()));
    }

    private Uni<Void> reserve(Mutiny.Session session, Folded<License> license, Approved approved) {
        String key =
                approved.application().dog().dogId() + "/" + approved.period().from();
        return reservations
                .reserve(session, ONE_LICENSE, key, license.stream())
                .invoke(holder -> {
                    if (!holder.equals(license.stream())) {
                        throw ProblemException.refused(
                                new LicenseRefusal.DogAlreadyLicensed(UUID.fromString(holder.id())));
                    }
                })
                .replaceWithVoid();
    }
}
