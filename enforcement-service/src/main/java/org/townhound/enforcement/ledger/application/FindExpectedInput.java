package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;

/** What was recorded for a ledger and has not reached it yet. */
public interface FindExpectedInput {
    Uni<List<StreamVersion>> of(Mutiny.Session session, StreamId ledger);
}
