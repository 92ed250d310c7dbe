package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.Collection;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.enforcement.ledger.domain.Facts;
import org.townhound.eventstore.StreamId;

/** What each of these ledgers knows so far. */
public interface FindFacts {
    Uni<Map<StreamId, Facts>> of(Mutiny.Session session, Collection<StreamId> ledgers);
}
