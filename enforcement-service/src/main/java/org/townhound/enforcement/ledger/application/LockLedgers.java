package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.Collection;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamId;

/**
 * Makes whoever records for a person and whoever counts for them take turns, until the transaction ends; a ledger that has
 * no stream yet is locked too. It comes before every other lock.
 */
public interface LockLedgers {
    Uni<Void> lock(Mutiny.Session session, Collection<StreamId> ledgers);
}
