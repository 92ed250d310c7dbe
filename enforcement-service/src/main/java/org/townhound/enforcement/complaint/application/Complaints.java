package org.townhound.enforcement.complaint.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.problem.ProblemException;

/** The complaints of a town. */
public final class Complaints {
    private final UnitOfWork unitOfWork;
    private final EventStore store;

    public Complaints(UnitOfWork unitOfWork, EventStore store) {
        this.unitOfWork = unitOfWork;
        this.store = store;
    }

    /** 404 for one that this town does not know. */
    public Uni<ComplaintFiled> find(String town, UUID complaintId) {
        return unitOfWork
                .run(session -> store.load(session, stream(town, complaintId)))
                .map(events -> {
                    if (events.isEmpty()) {
                        throw ProblemException.notFound();
                    }
                    return (ComplaintFiled) events.getFirst().event();
                });
    }

    static StreamId stream(String town, UUID complaintId) {
        return StreamId.of(town, "complaint", complaintId);
    }
}
