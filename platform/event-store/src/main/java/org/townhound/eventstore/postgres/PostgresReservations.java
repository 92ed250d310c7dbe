package org.townhound.eventstore.postgres;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Reservations;
import org.townhound.eventstore.StreamId;

/** A unique key decides who comes first; asking before inserting would let two through. */
@ApplicationScoped
class PostgresReservations implements Reservations {
    /**
     * Waits for another open transaction that holds the key; afterwards it inserts when that one rolled back and does
     * nothing when it committed.
     */
    private static final String RESERVE = """
            insert into eventstore.reservation (town, scope, key, holder) values (?1, ?2, ?3, ?4)
            on conflict do nothing""";
    /** A statement of its own, so under read committed it sees a holder that committed while the insert waited. */
    private static final String HOLDER =
            "select holder from eventstore.reservation where town = ?1 and scope = ?2 and key = ?3";
    /**
     * A counter row instead of a database sequence: a sequence is not rolled back and would leave holes in numbers that
     * a town must account for.
     */
    private static final String NEXT = """
            insert into eventstore.number_sequence as s (town, sequence, last) values (?1, ?2, 1)
            on conflict (town, sequence) do update set last = s.last + 1
            returning s.last""";
    /** The update changes nothing; it locks the row, whoever inserted it. */
    private static final String LAST = """
            insert into eventstore.number_sequence as s (town, sequence, last) values (?1, ?2, 0)
            on conflict (town, sequence) do update set last = s.last
            returning s.last""";

    private static final String COUNTED_TO =
            "update eventstore.number_sequence set last = ?3 where town = ?1 and sequence = ?2";

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

    @Override
    public Uni<Long> lastNumber(Mutiny.Session session, String town, String sequence) {
        return session.createNativeQuery(LAST, Long.class)
                .setParameter(1, town)
                .setParameter(2, sequence)
                .getSingleResult();
    }

    @Override
    public Uni<Void> countedTo(Mutiny.Session session, String town, String sequence, long last) {
        return session.createNativeQuery(COUNTED_TO)
                .setParameter(1, town)
                .setParameter(2, sequence)
                .setParameter(3, last)
                .executeUpdate()
                .replaceWithVoid();
    }
}
