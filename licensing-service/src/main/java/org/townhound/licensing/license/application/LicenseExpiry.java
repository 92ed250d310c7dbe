package org.townhound.licensing.license.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.Event;
import org.townhound.contracts.licensing.v1.LicenseExpired;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.deadline.Deadline;
import org.townhound.kit.deadline.DeadlineChange;
import org.townhound.kit.deadline.DeadlineKind;
import org.townhound.kit.recording.Folded;
import org.townhound.kit.town.Towns;
import org.townhound.licensing.license.domain.License;

/** The end of a license period. It takes nothing from anybody that its day did not take already, so it waits for nothing. */
public final class LicenseExpiry implements DeadlineKind {
    private final EventStore store;
    private final Licenses licenses;
    private final Towns towns;

    public LicenseExpiry(EventStore store, Licenses licenses, Towns towns) {
        this.store = store;
        this.licenses = licenses;
        this.towns = towns;
    }

    @Override
    public String name() {
        return "license-expiry";
    }

    @Override
    public Set<String> families() {
        return Set.of("licensing.license-issued", "licensing.license-expired");
    }

    @Override
    public boolean adverse() {
        return false;
    }

    @Override
    public Set<String> inputs() {
        return Set.of();
    }

    @Override
    public Uni<List<DeadlineChange>> changes(Mutiny.Session session, SealedEvent event) {
        StreamId stream = event.stored().stream();
        return Uni.createFrom()
                .item(
                        switch (event.stored().event()) {
                            case LicenseIssued issued -> List.of(opened(stream, issued));
                            case LicenseExpired expired -> List.of(new DeadlineChange.Fires(expired.deadlineId()));
                            case Event _ -> List.of();
                        });
    }

    private DeadlineChange opened(StreamId stream, LicenseIssued issued) {
        return new DeadlineChange.Opens(
                stream,
                stream.toString(),
                issued.periodUntil()
                        .plusDays(1)
                        .atStartOfDay(towns.zone(stream.town()))
                        .toInstant());
    }

    @Override
    public Uni<Optional<StreamVersion>> fire(Mutiny.Session session, Deadline deadline, Provenance provenance) {
        return licenses.load(session, deadline.stream()).flatMap(license -> switch (license.state()) {
            case License.Issued issued ->
                issued.expires(deadline.id())
                        .map(event -> append(session, deadline, provenance, license, event))
                        .orElseGet(() -> Uni.createFrom().item(Optional.empty()));
            case License.None _, License.Refused _ -> Uni.createFrom().item(Optional.empty());
        });
    }

    private Uni<Optional<StreamVersion>> append(
            Mutiny.Session session,
            Deadline deadline,
            Provenance provenance,
            Folded<License> license,
            LicenseExpired event) {
        NewEvent added = new NewEvent(
                deadline.firingId(),
                event,
                deadline.due(),
                towns.civilDate(deadline.stream().town(), deadline.due()));
        StreamAppend stream = new StreamAppend(license.stream(), license.version(), List.of(added));
        return store.append(session, new Append(provenance, List.of(stream)))
                .replaceWith(Optional.of(license.placeAfter(1)));
    }
}
