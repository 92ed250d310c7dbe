package org.townhound.eventstore.postgres;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.StoredEvent;
import org.townhound.eventstore.StreamConflict;
import org.townhound.eventstore.StreamId;

/**
 * Streams in PostgreSQL, through native statements only: Hibernate's flush order must not touch them.
 *
 * <p>Hibernate would send inserts before updates at flush time. The number of a transaction must be drawn after the
 * heads are locked, or the order of sealing could contradict the order within a stream.
 */
@ApplicationScoped
class PostgresEventStore implements EventStore {
    /**
     * The double cast is needed: a bound string cast straight to {@code json} arrives as a JSON string, not as a
     * document.
     */
    private static final String APPEND =
            "select stream, new_version, appended from eventstore.append(cast(cast(?1 as text) as json))";
    /**
     * Instants leave as whole microseconds and ids as text, because native queries of Hibernate have no exact mapping
     * for them.
     */
    private static final String LOAD = """
            select stream_id, cast(event_id as text), version, type,
                   cast(extract(epoch from occurred_at) * 1000000 as bigint), cast(occurred_on as text),
                   cast(extract(epoch from recorded_at) * 1000000 as bigint),
                   actor, cast(correlation_id as text), cast(causation_id as text), traceparent, cast(payload as text)
            from eventstore.event
            where stream_id in (select value from json_array_elements_text(cast(cast(?1 as text) as json)))
            order by stream_id, version""";
    /**
     * The rows are locked in the order of the sort, so two callers with the same streams cannot wait for each other.
     */
    private static final String LOCK = """
            select stream_id, version from eventstore.stream_head
            where stream_id in (select value from json_array_elements_text(cast(cast(?1 as text) as json)))
            order by stream_id for update""";

    @Override
    public Uni<Map<StreamId, Long>> append(Mutiny.Session session, Append append) {
        return session.createNativeQuery(APPEND, Object[].class)
                .setParameter(1, AppendJson.of(append))
                .getResultList()
                .map(PostgresEventStore::versions);
    }

    @Override
    public Uni<List<StoredEvent>> load(Mutiny.Session session, StreamId stream) {
        return load(session, List.of(stream)).map(streams -> streams.get(stream));
    }

    @Override
    public Uni<Map<StreamId, List<StoredEvent>>> load(Mutiny.Session session, Collection<StreamId> streams) {
        Map<StreamId, List<StoredEvent>> events = new TreeMap<>();
        streams.forEach(stream -> events.put(stream, new ArrayList<>()));
        return session.createNativeQuery(LOAD, Object[].class)
                .setParameter(1, Json.texts(events.keySet()))
                .getResultList()
                .map(rows -> {
                    rows.stream()
                            .map(PostgresEventStore::event)
                            .forEach(event -> events.get(event.stream()).add(event));
                    return events;
                });
    }

    @Override
    public Uni<Map<StreamId, Long>> lock(Mutiny.Session session, Collection<StreamId> streams) {
        Map<StreamId, Long> versions = new LinkedHashMap<>();
        new TreeSet<>(streams).forEach(stream -> versions.put(stream, 0L));
        return session.createNativeQuery(LOCK, Object[].class)
                .setParameter(1, Json.texts(versions.keySet()))
                .getResultList()
                .map(rows -> {
                    rows.forEach(row -> versions.put(StreamId.parse((String) row[0]), ((Number) row[1]).longValue()));
                    return versions;
                });
    }

    /**
     * The function answers a conflict as a row and not as an error: an error would leave the caller without the names,
     * and conflicts are told from faults by their number of rows everywhere.
     */
    private static Map<StreamId, Long> versions(List<Object[]> rows) {
        List<String> conflicts = rows.stream()
                .filter(row -> !(Boolean) row[2])
                .map(row -> (String) row[0])
                .toList();
        if (!conflicts.isEmpty()) {
            throw new StreamConflict(conflicts);
        }
        Map<StreamId, Long> versions = new LinkedHashMap<>();
        rows.forEach(row -> versions.put(StreamId.parse((String) row[0]), ((Number) row[1]).longValue()));
        return versions;
    }

    private static StoredEvent event(Object[] row) {
        return new StoredEvent(
                UUID.fromString((String) row[1]),
                StreamId.parse((String) row[0]),
                ((Number) row[2]).longValue(),
                (String) row[3],
                micros(row[4]),
                LocalDate.parse((String) row[5]),
                micros(row[6]),
                (String) row[7],
                UUID.fromString((String) row[8]),
                row[9] == null ? null : UUID.fromString((String) row[9]),
                (String) row[10],
                (String) row[11]);
    }

    private static Instant micros(Object value) {
        return Instant.EPOCH.plus(((Number) value).longValue(), ChronoUnit.MICROS);
    }
}
