package org.townhound.eventstore.kafka;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.postgres.StorePool;

/**
 * One row per consumer and partition. It changes in the transaction of the effects, so each event has effect once.
 *
 * <p>Locking and moving use the consumer's session; reading where it stands uses the store's own pool and takes no
 * lock.
 */
@ApplicationScoped
class ConsumerLanes {
    private static final String COLUMNS =
            "lane, lane_seq, cast(event_id as text) as event_id, cast(store_epoch as text) as store_epoch,"
                    + " kafka_offset, leader_epoch, held_because";
    private static final String START = """
            insert into eventstore.consumer_lane (consumer, lane, lane_seq) values (?1, ?2, 0)
            on conflict do nothing""";
    private static final String LOCK =
            "select " + COLUMNS + " from eventstore.consumer_lane where consumer = ?1 and lane = ?2 for update";
    private static final String MOVE = """
            update eventstore.consumer_lane
            set lane_seq = ?3, event_id = cast(?4 as uuid), store_epoch = cast(?5 as uuid), kafka_offset = ?6,
                leader_epoch = ?7, held_because = ?8
            where consumer = ?1 and lane = ?2""";
    private static final String ALL =
            "select " + COLUMNS + " from eventstore.consumer_lane where consumer = $1 order by lane";

    private final StorePool store;

    ConsumerLanes(StorePool store) {
        this.store = store;
    }

    /**
     * Locks the consumer's rows of these lanes, lowest first, until the transaction ends. A row that does not exist is
     * made, at number zero.
     *
     * @param lanes in any order
     * @return an entry for each lane, sorted
     */
    Uni<Map<Integer, LanePlace>> lock(Mutiny.Session session, String consumer, Collection<Integer> lanes) {
        Map<Integer, LanePlace> places = new TreeMap<>();
        return Multi.createFrom()
                .iterable(new TreeSet<>(lanes))
                .onItem()
                .transformToUniAndConcatenate(lane -> lock(session, consumer, lane))
                .invoke(place -> places.put(place.lane(), place))
                .collect()
                .last()
                .replaceWith(places);
    }

    /** Asks for the row first, since it exists nearly always, and makes it only when it is missing. */
    private static Uni<LanePlace> lock(Mutiny.Session session, String consumer, int lane) {
        return session.createNativeQuery(LOCK, Object[].class)
                .setParameter(1, consumer)
                .setParameter(2, lane)
                .getSingleResultOrNull()
                .flatMap(row -> row == null
                        ? session.createNativeQuery(START)
                                .setParameter(1, consumer)
                                .setParameter(2, lane)
                                .executeUpdate()
                                .chain(() -> lock(session, consumer, lane))
                        : Uni.createFrom().item(place(row)));
    }

    /** Writes the rows; the caller must hold them locked, or another instance's progress would be lost. */
    Uni<Void> move(Mutiny.Session session, String consumer, Collection<LanePlace> places) {
        return Multi.createFrom()
                .iterable(places)
                .onItem()
                .transformToUniAndConcatenate(place -> session.createNativeQuery(MOVE)
                        .setParameter(1, consumer)
                        .setParameter(2, place.lane())
                        .setParameter(3, place.laneSeq())
                        .setParameter(4, text(place.eventId()))
                        .setParameter(5, text(place.storeEpoch()))
                        .setParameter(6, place.offset())
                        .setParameter(7, place.leaderEpoch())
                        .setParameter(8, place.heldBecause())
                        .executeUpdate())
                .collect()
                .last()
                .replaceWithVoid();
    }

    /** Where a consumer stands in every lane that it has seen; read without a lock. */
    Uni<List<LanePlace>> all(String consumer) {
        return store.pool()
                .preparedQuery(ALL)
                .mapping(ConsumerLanes::place)
                .execute(Tuple.of(consumer))
                .map(rows -> rows.stream().toList());
    }

    private static LanePlace place(Object[] row) {
        return new LanePlace(
                ((Number) row[0]).intValue(),
                ((Number) row[1]).longValue(),
                id((String) row[2]),
                id((String) row[3]),
                row[4] == null ? null : ((Number) row[4]).longValue(),
                row[5] == null ? null : ((Number) row[5]).intValue(),
                (String) row[6]);
    }

    private static LanePlace place(Row row) {
        return new LanePlace(
                row.getInteger("lane"),
                row.getLong("lane_seq"),
                id(row.getString("event_id")),
                id(row.getString("store_epoch")),
                row.getLong("kafka_offset"),
                row.getInteger("leader_epoch"),
                row.getString("held_because"));
    }

    private static UUID id(String text) {
        return text == null ? null : UUID.fromString(text);
    }

    private static String text(UUID id) {
        return id == null ? null : id.toString();
    }
}
