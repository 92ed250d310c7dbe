package org.townhound.enforcement.complaint.adapters;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.townhound.enforcement.complaint.application.Complaints;
import org.townhound.enforcement.complaint.application.FilingComplaints;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.directory.Directory;
import org.townhound.kit.document.Documents;
import org.townhound.kit.town.Towns;

final class ComplaintWiring {
    @Produces
    @Singleton
    Complaints complaints(UnitOfWork unitOfWork, EventStore store) {
        return new Complaints(unitOfWork, store);
    }

    @Produces
    @Singleton
    FilingComplaints filingComplaints(EventStore store, Documents documents, Directory directory, Towns towns) {
        return new FilingComplaints(store, documents, directory, towns);
    }
}
