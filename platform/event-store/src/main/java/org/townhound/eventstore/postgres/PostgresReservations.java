package org.townhound.eventstore.postgres;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.StreamId;

/** A unique key decides who comes first; asking before inserting would let two through. */
@ApplicationScoped
class PostgresReservations implements Reservations {
    private static final String RESERVE = """
            insert into eventstore.reservation (town, scope, key, holder) values (?1, ?2, ?3, ?4)
            on conflict do nothing""";
    private static final String HOLDER =
            "select holder from eventstore.reservation where town = ?1 and scope = ?2 and key = ?3";
    private static final String NEXT = """
            insert into eventstore.number_sequence as s (town, sequence, last) values (?1, ?2, 1)
            on conflict (town, sequence) do update set last = s.last + 1
            returning s.last""";

    @Override
    public Uni<StreamId> reserve(Mutiny.Session session, String scope, String key, StreamId holder) {
        return session.createNativeQuery(RESERVE)
                .setParameter(1, holder.town())
                .setParameter(2, scope)
                .setParameter(3, key)
                .setParameter(4, holder.toString())
                .executeUpdate()
                .chain(() -> session.createNativeQuery(HOLDER, String.class)
                        .setParameter(1, holder.town())
                        .setParameter(2, scope)
                        .setParameter(3, key)
                        .getSingleResult())
                .map(StreamId::parse);
    }

    @Override
    public Uni<Long> nextNumber(Mutiny.Session session, String town, String sequence) {
        return session.createNativeQuery(NEXT, Long.class)
                .setParameter(1, town)
                .setParameter(2, sequence)
                .getSingleResult();
    }
}
