package org.townhound.enforcement.ledger.adapters.out.table;

import static java.util.stream.Collectors.toUnmodifiableSet;

import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonArray;
import java.util.Collection;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.enforcement.ledger.application.FindIncompleteLedgers;
import org.townhound.enforcement.ledger.application.KeepingLedgers;
import org.townhound.enforcement.ledger.application.MarkIncomplete;
import org.townhound.eventstore.StreamId;

/** A lane that is held may hide an input of any ledger, so then all of them are incomplete. */
public final class LedgerGapTable implements FindIncompleteLedgers, MarkIncomplete {
    private static final String AMONG = """
            select ledger from json_array_elements_text(cast(cast(?1 as text) as json)) as asked (ledger)
            where exists (select from app.offense_ledger_gap gap where gap.ledger = asked.ledger)
               or exists (select from eventstore.consumer_lane where consumer = ?2 and held_because is not null)""";
    private static final String MARK = """
            insert into app.offense_ledger_gap (ledger, event_id) values (?1, cast(?2 as uuid))
            on conflict do nothing""";

    @Override
    public Uni<Set<StreamId>> among(Mutiny.Session session, Collection<StreamId> ledgers) {
        JsonArray names = new JsonArray();
        ledgers.forEach(ledger -> names.add(ledger.toString()));
        return session.createNativeQuery(AMONG, String.class)
                .setParameter(1, names.encode())
                .setParameter(2, KeepingLedgers.CONSUMER)
                .getResultList()
                .map(found -> found.stream().map(StreamId::parse).collect(toUnmodifiableSet()));
    }

    @Override
    public Uni<Void> mark(Mutiny.Session session, StreamId ledger, UUID eventId) {
        return session.createNativeQuery(MARK)
                .setParameter(1, ledger.toString())
                .setParameter(2, eventId.toString())
                .executeUpdate()
                .replaceWithVoid();
    }
}
