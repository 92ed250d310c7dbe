package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.StreamId;

/** Notes that a ledger misses an input. */
public interface MarkIncomplete {
    Uni<Void> mark(Mutiny.Session session, StreamId ledger, UUID eventId);
}
