package org.townhound.eventstore.postgres;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives committed events their place in the service's one order: the next number, the next link of the chain, and lane
 * and number in the lane. Whoever holds the row lock of the chain head is the one writer; a process that freezes while
 * holding it is cut off by the server after {@code idle_in_transaction_session_timeout}.
 *
 * <p>The steps of one transaction are: lock the head or go away, take the oldest pending numbers in a second statement
 * (its snapshot must be younger than the lock), read their events, write seals, delete exactly those pending rows, move
 * the head. Whatever dies in between leaves all of it undone.
 *
 * <p>A transaction that commits late with a low number is sealed late; nothing has been skipped, because what was not
 * sealed is still pending. Its events cannot be older in their streams than sealed ones, since it drew its number while
 * it held the stream heads.
 */
@ApplicationScoped
public class Sealer {
    /** Transactions in one batch, not events: a transaction's events are sealed next to each other or not at all. */
    private static final int TRANSACTIONS = 500;

    /** Takes no lock: an idle service that locked at each poll would write to the disk all day. */
    private static final String WORK_WAITS = "select 1 from eventstore.pending limit 1";
    /** No row means that another process is sealing; there is nothing to wait for. */
    private static final String HEAD =
            "select store_epoch, seq, link, lane_heads from eventstore.chain_head for update skip locked";

    private static final String PENDING = "select append_id from eventstore.pending order by append_id limit $1";
    private static final String EVENTS = "select " + SealedRows.EVENT_COLUMNS
            + " from eventstore.event e where e.append_id = any($1) order by e.append_id, e.ordinal";
    private static final String SEAL = """
            insert into eventstore.event_seal (seq, append_id, ordinal, lane, lane_seq, link, store_epoch)
            select s.*, $7::uuid
            from unnest($1::bigint[], $2::bigint[], $3::integer[], $4::integer[], $5::bigint[], $6::bytea[]) as s""";
    /** By the exact numbers that were read, never by a range: rows that were committed meanwhile lie between them. */
    private static final String TAKEN = "delete from eventstore.pending where append_id = any($1)";

    private static final String MOVE = "update eventstore.chain_head set seq = $1, link = $2, lane_heads = $3";

    private final StorePool store;
    private final Nudges nudges;

    Sealer(StorePool store, Nudges nudges) {
        this.store = store;
        this.nudges = nudges;
    }

    /**
     * Seals what waits, up to a batch.
     *
     * <p>It runs on the store's own pool in a transaction of its own and may be called by any number of processes at
     * once. A failure comes through the {@code Uni}, and then nothing was sealed.
     *
     * @return how many events were sealed; zero when nothing waits or another process is sealing
     */
    public Uni<Integer> sealOnce() {
        return store.pool()
                .query(WORK_WAITS)
                .execute()
                .flatMap(peek -> peek.size() == 0
                        ? Uni.createFrom().item(0)
                        : store.pool().withTransaction(this::sealBatch))
                .invoke(count -> {
                    if (count > 0) {
                        nudges.sealed();
                    }
                });
    }

    private Uni<Integer> sealBatch(SqlConnection connection) {
        return connection
                .query(HEAD)
                .execute()
                .flatMap(head -> head.size() == 0
                        ? Uni.createFrom().item(0)
                        : connection
                                .preparedQuery(PENDING)
                                .execute(Tuple.of(TRANSACTIONS))
                                .flatMap(pending ->
                                        seal(connection, head.iterator().next(), numbers(pending))));
    }

    private static Uni<Integer> seal(SqlConnection connection, Row head, Long[] appends) {
        if (appends.length == 0) {
            return Uni.createFrom().item(0);
        }
        SealBatch batch = new SealBatch(head);
        return connection
                .preparedQuery(EVENTS)
                .execute(Tuple.tuple().addArrayOfLong(appends))
                .invoke(rows -> rows.forEach(batch::add))
                .chain(() -> connection.preparedQuery(SEAL).execute(batch.seals()))
                .chain(() ->
                        connection.preparedQuery(TAKEN).execute(Tuple.tuple().addArrayOfLong(appends)))
                .invoke(taken -> {
                    if (taken.rowCount() != appends.length) {
                        throw new IllegalStateException("the chain head was locked, yet another process took its work");
                    }
                })
                .chain(() -> connection.preparedQuery(MOVE).execute(batch.head()))
                .map(moved -> batch.size());
    }

    private static Long[] numbers(RowSet<Row> rows) {
        List<Long> numbers = new ArrayList<>(rows.size());
        rows.forEach(row -> numbers.add(row.getLong(0)));
        return numbers.toArray(Long[]::new);
    }
}
