package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.Collection;
import java.util.Set;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamId;

/** Which of these ledgers miss an input, because an event of it is parked. */
public interface FindIncompleteLedgers {
    Uni<Set<StreamId>> among(Mutiny.Session session, Collection<StreamId> ledgers);
}
