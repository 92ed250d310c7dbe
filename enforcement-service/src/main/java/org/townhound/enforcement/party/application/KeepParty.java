package org.townhound.enforcement.party.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** Notes that a town's licensing knows a keeper or a dog. */
public interface KeepParty {
    Uni<Void> keep(Mutiny.Session session, String town, UUID partyId);
}
