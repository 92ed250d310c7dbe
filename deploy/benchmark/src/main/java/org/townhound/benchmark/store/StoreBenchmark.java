package org.townhound.benchmark.store;

import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.annotations.QuarkusMain;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonObject;
import io.vertx.mutiny.sqlclient.SqlConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.townhound.contracts.Event;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedReader;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.eventstore.postgres.StorePool;

/** Measures the store and writes the figures to the file that it is given. */
@QuarkusMain
public class StoreBenchmark implements QuarkusApplication {
    private static final int WORKERS = 16;
    private static final int SEALED_AT_ONCE = 20_000;
    private static final int PAGE = 4_000;
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final double NANOS_PER_SECOND = 1e9;

    private final EventStore store;
    private final UnitOfWork unitOfWork;
    private final SealedReader reader;
    private final StorePool pool;
    private final RawInserts raw;

    StoreBenchmark(EventStore store, UnitOfWork unitOfWork, SealedReader reader, StorePool pool, RawInserts raw) {
        this.store = store;
        this.unitOfWork = unitOfWork;
        this.reader = reader;
        this.pool = pool;
        this.raw = raw;
    }

    @Override
    public int run(String... arguments) throws Exception {
        int scale = Integer.parseInt(arguments[1]);
        Duration phase = Duration.ofSeconds(8L * scale);
        Phase.perSecond(WORKERS, phase, this::append);
        Phase.perSecond(WORKERS, phase.dividedBy(2), raw::insert);

        double appends = Phase.perSecond(WORKERS, phase, this::append);
        double inserts = Phase.perSecond(WORKERS, phase, raw::insert);
        double seals = sealing((long) SEALED_AT_ONCE * scale);
        folding();
        double folds = folding();

        JsonObject figures = new JsonObject()
                .put("append_per_second", appends)
                .put("raw_insert_per_second", inserts)
                .put("append_ratio_to_raw_insert", appends / inserts)
                .put("seal_per_second", seals)
                .put("fold_per_second", folds);
        Files.writeString(Path.of(arguments[0]), figures.encode());
        return 0;
    }

    private Uni<Map<StreamId, Long>> append() {
        UUID id = UUID.randomUUID();
        Instant now = Instant.now();
        NewEvent event = new NewEvent(
                UUID.randomUUID(), new KeeperRegistered(id, "person"), now, LocalDate.ofInstant(now, ZoneOffset.UTC));
        Provenance provenance = new Provenance(now, "benchmark", UUID.randomUUID(), null, null);
        StreamAppend stream = new StreamAppend(StreamId.of("whitman-ma", "keeper", id), 0, List.of(event));
        return unitOfWork.run(session -> store.append(session, new Append(provenance, List.of(stream))));
    }

    /** The sealer is kept away while events pile up, and then let go. */
    private double sealing(long events) {
        SqlConnection holder = pool.pool().getConnection().await().atMost(PATIENCE);
        holder.query("set idle_in_transaction_session_timeout = 0")
                .execute()
                .await()
                .atMost(PATIENCE);
        holder.query("begin").execute().await().atMost(PATIENCE);
        holder.query("select 1 from eventstore.chain_head for update")
                .execute()
                .await()
                .atMost(PATIENCE);
        Phase.times(WORKERS, events, this::append);
        long start = System.nanoTime();
        holder.query("rollback").execute().await().atMost(PATIENCE);
        while (waiting() > 0) {
            Thread.onSpinWait();
        }
        double seconds = (System.nanoTime() - start) / NANOS_PER_SECOND;
        holder.closeAndAwait();
        return events / seconds;
    }

    private long waiting() {
        return pool.pool()
                .query("select count(*) from (select 1 from eventstore.pending limit 1) as first")
                .execute()
                .map(rows -> rows.iterator().next().getLong(0))
                .await()
                .atMost(PATIENCE);
    }

    /** Every sealed event, read and counted by stream as a projection would. */
    private double folding() {
        Map<StreamId, Event> last = new HashMap<>();
        long start = System.nanoTime();
        long seq = 0;
        Uni<List<SealedEvent>> next = ahead(seq);
        for (List<SealedEvent> page = next.await().atMost(PATIENCE); !page.isEmpty(); ) {
            seq = page.getLast().seq();
            next = ahead(seq);
            page.forEach(
                    event -> last.put(event.stored().stream(), event.stored().event()));
            page = next.await().atMost(PATIENCE);
        }
        return seq / ((System.nanoTime() - start) / NANOS_PER_SECOND);
    }

    /** Asked for at once, so that the next page is on its way while this one is folded. */
    private Uni<List<SealedEvent>> ahead(long seq) {
        Uni<List<SealedEvent>> page = reader.after(seq, PAGE).memoize().indefinitely();
        page.subscribe().with(_ -> {}, _ -> {});
        return page;
    }
}
