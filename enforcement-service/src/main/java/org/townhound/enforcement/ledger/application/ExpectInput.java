package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;

/** Notes, as it is recorded, that a ledger will be told of it. */
public interface ExpectInput {
    Uni<Void> expect(
            Mutiny.Session session,
            StreamId ledger,
            StreamVersion place,
            UUID offenseId,
            Class<? extends EnforcementEvent> what);
}
