package org.townhound.enforcement.ledger.adapters.out.table;

import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonArray;
import java.util.Collection;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.enforcement.ledger.application.LockLedgers;
import org.townhound.eventstore.StreamId;

/** Advisory locks, always in the order of their keys, so that nobody waits in a circle. */
public final class LedgerLocks implements LockLedgers {
    private static final String LOCK = """
            select count(cast(pg_advisory_xact_lock(key) as text))
            from (select distinct hashtextextended(ledger, 0) as key
                  from json_array_elements_text(cast(cast(?1 as text) as json)) as asked (ledger)
                  order by key) as sorted""";

    @Override
    public Uni<Void> lock(Mutiny.Session session, Collection<StreamId> ledgers) {
        JsonArray names = new JsonArray();
        ledgers.forEach(ledger -> names.add(ledger.toString()));
        return session.createNativeQuery(LOCK, Long.class)
                .setParameter(1, names.encode())
                .getSingleResult()
                .replaceWithVoid();
    }
}
