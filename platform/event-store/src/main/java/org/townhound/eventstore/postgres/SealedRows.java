package org.townhound.eventstore.postgres;

import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import java.util.ArrayList;
import java.util.List;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamId;

/**
 * Rows of the event tables as events.
 *
 * <p>The sealer and the readers share this mapping, so that what is hashed is what is later read.
 */
final class SealedRows {
    /**
     * Columns of {@code eventstore.event} as {@code e}; the payload as text, for a parsed one would not keep its bytes.
     */
    static final String EVENT_COLUMNS = """
            e.append_id, e.ordinal, e.event_id, e.stream_id, e.version, e.type, e.occurred_at, e.occurred_on, \
            e.recorded_at, e.actor, e.correlation_id, e.causation_id, e.traceparent, cast(e.payload as text) as payload\
            """;

    /**
     * To be completed with a condition on {@code s}, an order and a limit. The store's epoch comes from the head: all
     * seals of one store have the same.
     */
    static final String SEALED = "select s.seq, s.lane, s.lane_seq, s.store_epoch, " + EVENT_COLUMNS
            + " from eventstore.event_seal s join eventstore.event e using (append_id, ordinal)";

    private SealedRows() {}

    /** Rows of {@link #SEALED}, in their order. */
    static List<SealedEvent> sealed(RowSet<Row> rows) {
        List<SealedEvent> events = new ArrayList<>(rows.size());
        for (Row row : rows) {
            events.add(new SealedEvent(
                    stored(row),
                    row.getLong("seq"),
                    row.getInteger("lane"),
                    row.getLong("lane_seq"),
                    row.getUUID("store_epoch")));
        }
        return events;
    }

    /** A row with {@link #EVENT_COLUMNS}, sealed or not. */
    static StoredEvent stored(Row row) {
        return new StoredEvent(
                row.getUUID("event_id"),
                StreamId.parse(row.getString("stream_id")),
                row.getLong("version"),
                row.getString("type"),
                row.getOffsetDateTime("occurred_at").toInstant(),
                row.getLocalDate("occurred_on"),
                row.getOffsetDateTime("recorded_at").toInstant(),
                row.getString("actor"),
                row.getUUID("correlation_id"),
                row.getUUID("causation_id"),
                row.getString("traceparent"),
                row.getString("payload"));
    }
}
