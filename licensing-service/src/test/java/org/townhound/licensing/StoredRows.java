package org.townhound.licensing;

import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How many rows everything that a command writes has, to see that nothing was written. What a deadline writes meanwhile is
 * no command's doing.
 */
final class StoredRows {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final List<String> TABLES = List.of(
            "eventstore.event where actor not like 'deadline:%'",
            "eventstore.stream_head",
            "eventstore.reservation",
            "eventstore.number_sequence",
            "kit.person",
            "kit.person_history",
            "kit.idempotency");

    private StoredRows() {}

    static List<Long> count(Pool pool) {
        List<Long> counts = new ArrayList<>();
        for (String table : TABLES) {
            Row row = pool.query("select count(*) from " + table)
                    .execute()
                    .await()
                    .atMost(PATIENCE)
                    .iterator()
                    .next();
            counts.add(row.getLong(0));
        }
        return counts;
    }
}
