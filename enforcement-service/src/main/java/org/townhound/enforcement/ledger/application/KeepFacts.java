package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** Adds to what the ledgers know; what they know already stays as it is. */
public interface KeepFacts {
    Uni<Void> keep(Mutiny.Session session, List<KnownFact> facts);
}
