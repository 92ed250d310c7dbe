package org.townhound.enforcement.complaint.application;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.enforcement.complaint.domain.ComplaintDecider;
import org.townhound.enforcement.complaint.domain.FileComplaint;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamVersion;
import org.townhound.kit.directory.Directory;
import org.townhound.kit.directory.Person;
import org.townhound.kit.document.DocumentReference;
import org.townhound.kit.document.Documents;
import org.townhound.kit.town.Towns;

/** Files a complaint: the event, the narrative and the complainant exist together or not at all. */
public final class FilingComplaints {
    private final EventStore store;
    private final Documents documents;
    private final Directory directory;
    private final Towns towns;

    public FilingComplaints(EventStore store, Documents documents, Directory directory, Towns towns) {
        this.store = store;
        this.documents = documents;
        this.directory = directory;
        this.towns = towns;
    }

    public Uni<StreamVersion> file(
            Mutiny.Session session, Provenance provenance, String town, UUID complaintId, ComplaintForm form) {
        Uni<Void> noted = form.complainant()
                .map(person -> directory.note(session, town, person, provenance))
                .orElseGet(() -> Uni.createFrom().voidItem());
        return noted.chain(() -> documents.store(session, town, form.narrative(), provenance))
                .flatMap(narrative ->
                        append(session, provenance, town, command(provenance, complaintId, form, narrative)));
    }

    private static FileComplaint command(
            Provenance provenance, UUID complaintId, ComplaintForm form, DocumentReference narrative) {
        return new FileComplaint(
                complaintId,
                form.kind(),
                form.occurredAt(),
                provenance.recordedAt(),
                form.complainant().map(Person::id).orElse(null),
                narrative.documentId(),
                narrative.sha256());
    }

    private Uni<StreamVersion> append(
            Mutiny.Session session, Provenance provenance, String town, FileComplaint command) {
        EnforcementEvent filed = ComplaintDecider.decide(command);
        Instant at = Objects.requireNonNullElse(command.occurredAt(), command.filedAt());
        var stream = Complaints.stream(town, command.complaintId());
        NewEvent event = new NewEvent(Ids.next(), filed, at, towns.civilDate(town, at));
        return store.append(session, new Append(provenance, List.of(new StreamAppend(stream, 0, List.of(event)))))
                .map(versions -> new StreamVersion(stream, versions.get(stream)));
    }
}
