package org.townhound.enforcement.party.application;

import io.smallrye.mutiny.Uni;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;

/** Whether licensing has registered a keeper or a dog. */
public interface FindParty {
    /** What is known about an id in a town. */
    enum Acquaintance {
        REGISTERED,
        NOT_YET_SEEN,
        OF_ANOTHER_TOWN
    }

    Uni<Acquaintance> find(Mutiny.Session session, String town, UUID partyId);
}
