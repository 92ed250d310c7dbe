package org.townhound.eventstore.kafka;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import java.util.stream.IntStream;
import org.townhound.eventstore.postgres.StorePool;

/** What the publishing loop asks of the store: who may publish, whose store it is, and where to begin. */
@ApplicationScoped
class PublishedPlaces {
    /** By the database's clock, so that the clocks of the instances need not agree; one row count tells who has it. */
    private static final String LEASE = """
            update eventstore.publisher_lease set owner = $1, until = clock_timestamp() + interval '15 s'
            where owner = $1 or until < clock_timestamp()""";

    private static final String RELEASE = "update eventstore.publisher_lease set until = '-infinity' where owner = $1";
    private static final String EPOCH = "select store_epoch from eventstore.chain_head";
    /**
     * The first event that a lane lacks is the one after its last; the lowest sequence among these is where to begin,
     * and the head itself when no lane lacks any. The second column is false when a lane of the topic is ahead of the
     * store.
     */
    private static final String BEGIN = """
            select coalesce(
                (select min(s.seq) - 1
                 from unnest($1::integer[], $2::bigint[]) as topic (lane, lane_seq)
                 join eventstore.event_seal s on s.lane = topic.lane and s.lane_seq = topic.lane_seq + 1),
                (select seq from eventstore.chain_head)) as seq,
              (select bool_and(topic.lane_seq <= h.lane_heads[topic.lane + 1])
               from unnest($1::integer[], $2::bigint[]) as topic (lane, lane_seq)
               cross join eventstore.chain_head h) as known""";

    private final StorePool store;

    PublishedPlaces(StorePool store) {
        this.store = store;
    }

    /**
     * Takes or keeps the right to publish for fifteen seconds of the database's clock. Should an owner outlive its
     * lease in the middle of a batch, two may write at once: that repeats events, each lane still without a hole, and
     * consumers drop the repeats.
     *
     * @param owner the instance's name, different for each instance of the service
     * @return false while another instance holds it
     */
    Uni<Boolean> lease(String owner) {
        return store.pool().preparedQuery(LEASE).execute(Tuple.of(owner)).map(rows -> rows.rowCount() == 1);
    }

    /** Gives the right up, so that another instance need not wait for it to run out; does nothing for anybody else. */
    Uni<Void> release(String owner) {
        return store.pool().preparedQuery(RELEASE).execute(Tuple.of(owner)).replaceWithVoid();
    }

    /** Which store this is. It is drawn when the store is made, and nothing in this library changes it. */
    Uni<UUID> storeEpoch() {
        return store.pool()
                .query(EPOCH)
                .execute()
                .map(rows -> rows.iterator().next().getUUID(0));
    }

    /**
     * The number after which the first event stands that the topic lacks.
     *
     * @throws IllegalStateException through the {@code Uni}, when the topic holds events that the store does not
     * @param tail one number for each lane
     * @return zero for an empty topic
     */
    Uni<Long> begin(TopicTail tail) {
        Integer[] lanes = IntStream.range(0, tail.last().size()).boxed().toArray(Integer[]::new);
        Long[] last = tail.last().toArray(Long[]::new);
        return store.pool()
                .preparedQuery(BEGIN)
                .execute(Tuple.tuple().addArrayOfInteger(lanes).addArrayOfLong(last))
                .map(rows -> rows.iterator().next())
                .map(row -> {
                    if (!row.getBoolean("known")) {
                        throw new IllegalStateException("the topic holds events that the store does not");
                    }
                    return row.getLong("seq");
                });
    }
}
