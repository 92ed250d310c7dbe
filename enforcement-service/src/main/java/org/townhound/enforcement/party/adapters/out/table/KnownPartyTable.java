package org.townhound.enforcement.party.adapters.out.table;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.enforcement.party.application.FindParty;
import org.townhound.enforcement.party.application.KeepParty;

@Singleton
class KnownPartyTable implements FindParty, KeepParty {
    private static final String TOWNS = "select town from app.known_party where party_id = cast(?1 as uuid)";
    private static final String KEEP =
            "insert into app.known_party (party_id, town) values (cast(?1 as uuid), ?2) on conflict do nothing";

    @Override
    public Uni<Acquaintance> find(Mutiny.Session session, String town, UUID partyId) {
        return session.createNativeQuery(TOWNS, String.class)
                .setParameter(1, partyId.toString())
                .getResultList()
                .map(towns -> {
                    if (towns.contains(town)) {
                        return Acquaintance.REGISTERED;
                    }
                    return towns.isEmpty() ? Acquaintance.NOT_YET_SEEN : Acquaintance.OF_ANOTHER_TOWN;
                });
    }

    @Override
    public Uni<Void> keep(Mutiny.Session session, String town, UUID partyId) {
        return session.createNativeQuery(KEEP)
                .setParameter(1, partyId.toString())
                .setParameter(2, town)
                .executeUpdate()
                .replaceWithVoid();
    }
}
