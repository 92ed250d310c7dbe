package org.townhound.kit.deadline;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/**
 * This service's own heads. Whatever was committed when its clock showed the instant has a number when the heads are
 * read: the sealer is waited for, at most two seconds, and what it has not reached by then is counted.
 */
@Singleton
class OwnHeads {
    private static final Duration SEALED_WITHIN = Duration.ofSeconds(2);

    private static final String COMMITTED = "select coalesce(max(append_id), 0) from eventstore.pending";
    private static final String SEALED = "select not exists (select from eventstore.pending where append_id <= $1)";
    private static final String HEADS = """
            select store_epoch, lane_heads,
                   (select count(*) from eventstore.pending where append_id <= $1) as unsealed
            from eventstore.chain_head""";

    private final Pool database;
    private final InstantSource clock;

    OwnHeads(Pool database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    Uni<Heads> now() {
        Instant before = clock.instant();
        return database.query(COMMITTED)
                .execute()
                .map(rows -> rows.iterator().next().getLong(0))
                .call(last -> Patience.until(() -> isSealed(last), SEALED_WITHIN))
                .flatMap(last -> heads(before, last));
    }

    private Uni<Boolean> isSealed(long last) {
        return database.preparedQuery(SEALED)
                .execute(Tuple.of(last))
                .map(rows -> rows.iterator().next().getBoolean(0));
    }

    private Uni<Heads> heads(Instant before, long last) {
        return database.preparedQuery(HEADS).execute(Tuple.of(last)).map(rows -> {
            Row row = rows.iterator().next();
            return new Heads(
                    before,
                    row.getUUID("store_epoch"),
                    row.getLong("unsealed"),
                    List.of(row.getArrayOfLongs("lane_heads")));
        });
    }
}
