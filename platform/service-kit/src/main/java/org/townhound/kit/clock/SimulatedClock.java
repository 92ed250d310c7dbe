package org.townhound.kit.clock;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A clock that stands still until a call moves it forward. Its instant is a row of the service's database, so that a
 * restart keeps it; a simulation has one instance of each service.
 */
final class SimulatedClock implements InstantSource {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Pool database;
    private final AtomicReference<Instant> now;

    private SimulatedClock(Pool database, Instant now) {
        this.database = database;
        this.now = new AtomicReference<>(now);
    }

    /** Goes on where the last run stopped, or begins at {@code first}; blocks, so call it while the service starts. */
    static SimulatedClock begin(Pool database, Instant first) {
        Instant now = database.preparedQuery("""
                        insert into kit.clock (instant) values ($1)
                        on conflict (the_one) do update set instant = kit.clock.instant
                        returning instant
                        """)
                .execute(Tuple.of(first.atOffset(ZoneOffset.UTC)))
                .await()
                .atMost(PATIENCE)
                .iterator()
                .next()
                .getOffsetDateTime("instant")
                .toInstant();
        return new SimulatedClock(database, now);
    }

    /** The instant that the last move set; it does not run by itself. */
    @Override
    public Instant instant() {
        return now.get();
    }

    /** Moves the clock; false, and nothing changes, when {@code to} lies before the present instant. */
    Uni<Boolean> forward(Instant to) {
        OffsetDateTime stored = to.atOffset(ZoneOffset.UTC);
        return database.preparedQuery("update kit.clock set instant = $1 where instant <= $1")
                .execute(Tuple.of(stored))
                .map(rows -> rows.rowCount() == 1)
                .invoke(moved -> {
                    if (moved) {
                        now.accumulateAndGet(to, (before, after) -> before.isAfter(after) ? before : after);
                    }
                });
    }
}
