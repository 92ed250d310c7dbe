package org.townhound.kit.directory;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudge;

/**
 * Tells the directory's topic of every version. A version's row was written with it; it is removed only when the broker
 * has the record, so each version is told at least once. One instance of a service does so at a time: whoever holds the
 * advisory lock of the transaction, while the others go away and look again.
 */
@ApplicationScoped
class DirectoryPublishing {
    private static final Duration WAIT = Duration.ofMillis(500);
    /** Longer than the database's {@code statement_timeout}, so that the server gives up first and says why. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);

    private static final int RECORDS = 500;

    /** Takes no lock: an idle service that locked at each look would write to the disk all day. */
    private static final String WORK_WAITS = "select 1 from kit.directory_outbox limit 1";

    private static final String LOCK = "select pg_try_advisory_xact_lock(hashtextextended('kit.directory_outbox', 0))";
    private static final String OLDEST =
            "select place, town, person_id, version, erased from kit.directory_outbox order by place limit $1";
    private static final String TOLD = "delete from kit.directory_outbox where place = any($1)";

    private final Pool database;
    private final DirectoryWriter writer;
    private final Loop loop = new Loop("townhound-directory", new Nudge(), this::turn);

    DirectoryPublishing(Pool database, DirectoryWriter writer) {
        this.database = database;
        this.writer = writer;
    }

    void start(@Observes StartupEvent started) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
        writer.close();
    }

    /** The kind of failure that keeps the topic from being written, or null. */
    String failure() {
        return loop.failure();
    }

    private Duration turn() {
        if (database.query(WORK_WAITS).execute().await().atMost(PATIENCE).size() == 0) {
            return WAIT;
        }
        int told = database.withTransaction(this::tell).await().atMost(PATIENCE);
        return told == RECORDS ? Duration.ZERO : WAIT;
    }

    private Uni<Integer> tell(SqlConnection connection) {
        return connection
                .query(LOCK)
                .execute()
                .flatMap(lock -> lock.iterator().next().getBoolean(0)
                        ? connection
                                .preparedQuery(OLDEST)
                                .execute(Tuple.of(RECORDS))
                                .flatMap(rows -> tell(connection, rows))
                        : Uni.createFrom().item(0));
    }

    private Uni<Integer> tell(SqlConnection connection, RowSet<Row> rows) {
        List<Long> places = new ArrayList<>(rows.size());
        List<DirectoryRecord> records = new ArrayList<>(rows.size());
        rows.forEach(row -> {
            places.add(row.getLong("place"));
            records.add(new DirectoryRecord(
                    row.getUUID("person_id"),
                    row.getString("town"),
                    row.getInteger("version"),
                    row.getBoolean("erased") ? PersonAnswer.ERASED : PersonAnswer.CHANGED));
        });
        return Uni.createFrom()
                .voidItem()
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .invoke(() -> writer.write(records))
                .chain(() -> connection
                        .preparedQuery(TOLD)
                        .execute(Tuple.tuple().addArrayOfLong(places.toArray(Long[]::new))))
                .map(_ -> records.size());
    }
}
