package org.townhound.enforcement.ledger.adapters.out.table;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.wire.EventTypes;
import org.townhound.enforcement.ledger.application.ExpectInput;
import org.townhound.enforcement.ledger.application.FindExpectedInput;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;

/** An input has reached its ledger once it is among the ledger's facts. */
public final class LedgerInputTable implements ExpectInput, FindExpectedInput {
    private static final String EXPECT = """
            insert into app.offense_ledger_input (ledger, stream, version, offense_id, type)
            values (?1, ?2, ?3, cast(?4 as uuid), ?5) on conflict do nothing""";
    private static final String EXPECTED = """
            select input.stream, input.version from app.offense_ledger_input input
            where input.ledger = ?1 and not exists (
                select from app.offense_ledger_fact fact
                where fact.ledger = input.ledger and fact.offense_id = input.offense_id and fact.type = input.type)
            order by input.stream, input.version""";

    @Override
    public Uni<Void> expect(
            Mutiny.Session session,
            StreamId ledger,
            StreamVersion place,
            UUID offenseId,
            Class<? extends EnforcementEvent> what) {
        return session.createNativeQuery(EXPECT)
                .setParameter(1, ledger.toString())
                .setParameter(2, place.stream().toString())
                .setParameter(3, place.version())
                .setParameter(4, offenseId.toString())
                .setParameter(5, EventTypes.of(what).wireName())
                .executeUpdate()
                .replaceWithVoid();
    }

    @Override
    public Uni<List<StreamVersion>> of(Mutiny.Session session, StreamId ledger) {
        return session.createNativeQuery(EXPECTED, Object[].class)
                .setParameter(1, ledger.toString())
                .getResultList()
                .map(rows -> rows.stream()
                        .map(row -> new StreamVersion(StreamId.parse((String) row[0]), ((Number) row[1]).longValue()))
                        .toList());
    }
}
