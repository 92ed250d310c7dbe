package org.townhound.enforcement.ledger.adapters.out.table;

import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.EventJson;
import org.townhound.contracts.UnreadableEvent;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.wire.EventTypes;
import org.townhound.enforcement.ledger.application.FindFacts;
import org.townhound.enforcement.ledger.application.KeepFacts;
import org.townhound.enforcement.ledger.application.KnownFact;
import org.townhound.enforcement.ledger.domain.Facts;
import org.townhound.eventstore.StreamId;

public final class LedgerFactTable implements FindFacts, KeepFacts {
    private static final String KEEP = """
            insert into app.offense_ledger_fact (ledger, offense_id, type, recorded_on, payload)
            select fact ->> 'ledger', cast(fact ->> 'offenseId' as uuid), fact ->> 'type',
                   cast(fact ->> 'recordedOn' as date), cast(fact ->> 'payload' as json)
            from json_array_elements(cast(cast(?1 as text) as json)) as fact
            on conflict do nothing""";
    private static final String FIND = """
            select ledger, type, cast(recorded_on as text), cast(payload as text)
            from app.offense_ledger_fact
            where ledger in (select json_array_elements_text(cast(cast(?1 as text) as json)))""";

    @Override
    public Uni<Void> keep(Mutiny.Session session, List<KnownFact> facts) {
        JsonArray rows = new JsonArray();
        facts.forEach(fact -> rows.add(row(fact)));
        return session.createNativeQuery(KEEP)
                .setParameter(1, rows.encode())
                .executeUpdate()
                .replaceWithVoid();
    }

    @Override
    public Uni<Map<StreamId, Facts>> of(Mutiny.Session session, Collection<StreamId> ledgers) {
        JsonArray names = new JsonArray();
        ledgers.forEach(ledger -> names.add(ledger.toString()));
        return session.createNativeQuery(FIND, Object[].class)
                .setParameter(1, names.encode())
                .getResultList()
                .map(LedgerFactTable::collect);
    }

    private static JsonObject row(KnownFact fact) {
        return new JsonObject()
                .put("ledger", fact.input().ledger().toString())
                .put("offenseId", fact.input().offenseId().toString())
                .put("type", fact.input().stored().type())
                .put("recordedOn", fact.recordedOn().toString())
                .put("payload", fact.input().stored().payload());
    }

    private static Map<StreamId, Facts> collect(List<Object[]> rows) {
        Map<StreamId, Facts> known = new TreeMap<>();
        for (Object[] row : rows) {
            StreamId ledger = StreamId.parse((String) row[0]);
            Facts facts = known.getOrDefault(ledger, Facts.NONE);
            known.put(ledger, facts.learn(event((String) row[1], (String) row[3]), LocalDate.parse((String) row[2])));
        }
        return known;
    }

    private static EnforcementEvent event(String type, String payload) {
        return (EnforcementEvent) EventJson.read(
                payload,
                EventTypes.named(type)
                        .orElseThrow(() -> new UnreadableEvent("no record for " + type))
                        .record());
    }
}
