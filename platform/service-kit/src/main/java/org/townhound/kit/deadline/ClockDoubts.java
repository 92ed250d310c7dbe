package org.townhound.kit.deadline;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.ZoneOffset;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;
import org.townhound.eventstore.Provenance;

/** Jumps of the clock that no operator has confirmed; they outlive the process that saw them and bind every instance. */
@Singleton
class ClockDoubts {
    private static final Logger LOG = Logger.getLogger(ClockDoubts.class);

    private static final String RAISE = "insert into kit.clock_doubt (jumped_from, jumped_to) values ($1, $2)";
    private static final String STANDS = "select 1 from kit.clock_doubt where confirmed_at is null limit 1";
    private static final String CONFIRM = """
            update kit.clock_doubt set confirmed_at = ?1, confirmed_by = ?2 where confirmed_at is null""";

    private final Pool database;

    ClockDoubts(Pool database) {
        this.database = database;
    }

    Uni<Void> raise(ClockWatch.Jump jump) {
        LOG.errorf(
                "The clock jumped from %s to %s. Nothing adverse fires until an operator confirms it"
                        + " (POST /platform/deadlines/confirmation).",
                jump.from(), jump.to());
        return database.preparedQuery(RAISE)
                .execute(
                        Tuple.of(jump.from().atOffset(ZoneOffset.UTC), jump.to().atOffset(ZoneOffset.UTC)))
                .replaceWithVoid();
    }

    Uni<Boolean> stand() {
        return database.query(STANDS).execute().map(rows -> rows.size() > 0);
    }

    /** Confirms whatever stands, in the caller's transaction. */
    Uni<Integer> confirm(Mutiny.Session session, Provenance provenance) {
        return session.createNativeQuery(CONFIRM)
                .setParameter(1, provenance.recordedAt().atOffset(ZoneOffset.UTC))
                .setParameter(2, provenance.actor())
                .executeUpdate();
    }
}
