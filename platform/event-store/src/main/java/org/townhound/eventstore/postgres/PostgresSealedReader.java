package org.townhound.eventstore.postgres;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.SealedReader;

/**
 * Sealed events by number or by lane; both are index scans in the order asked for.
 *
 * <p>A read is one statement and so one snapshot; no transaction stays open between two pages.
 */
@ApplicationScoped
class PostgresSealedReader implements SealedReader {
    private static final String AFTER = SealedRows.SEALED + " where s.seq > $1 order by s.seq limit $2";
    private static final String LANE =
            SealedRows.SEALED + " where s.lane = $1 and s.lane_seq >= $2 order by s.lane_seq limit $3";

    private final StorePool store;

    PostgresSealedReader(StorePool store) {
        this.store = store;
    }

    @Override
    public Uni<List<SealedEvent>> after(long seq, int limit) {
        return store.pool().preparedQuery(AFTER).execute(Tuple.of(seq, limit)).map(SealedRows::sealed);
    }

    @Override
    public Uni<List<SealedEvent>> lane(int lane, long laneSeq, int limit) {
        return store.pool()
                .preparedQuery(LANE)
                .execute(Tuple.of(lane, laneSeq, limit))
                .map(SealedRows::sealed);
    }
}
