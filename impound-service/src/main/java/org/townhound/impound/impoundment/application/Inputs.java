package org.townhound.impound.impoundment.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** Whether what other services say about a town is known without a gap. */
public interface Inputs {
    Uni<Boolean> areIncomplete(Mutiny.Session session, String town);

    Uni<Void> missing(Mutiny.Session session, String town, String consumer, UUID eventId);
}
