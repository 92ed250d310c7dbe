package org.townhound.notification.feed.adapters.out.table;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.SealedEvent;
import org.townhound.notification.feed.application.FeedEvent;
import org.townhound.notification.feed.application.FeedSpan;
import org.townhound.notification.feed.application.KeepFeed;
import org.townhound.notification.feed.application.ReadFeed;

/**
 * The feeds as tables. Positions are drawn under the row of the town's head, which is held until the commit: a reader that
 * has seen a position has seen every one before it.
 */
public final class FeedTable implements KeepFeed, ReadFeed {
    private static final String OPEN = "insert into app.feed_head (town) values (?1) on conflict do nothing";
    private static final String ADVANCE =
            "update app.feed_head set position = position + ?2 where town = ?1 returning position";
    private static final String ADD = """
            insert into app.feed_event (town, position, event_id, event)
            select ?1, cast(?2 as bigint) + e.place, cast(e.value ->> 'id' as uuid), e.value ->> 'event'
            from json_array_elements(cast(cast(?3 as text) as json)) with ordinality as e (value, place)
            on conflict (event_id) do nothing""";
    private static final String PRUNE = """
            delete from app.feed_event e using app.feed_head h
            where e.town = h.town and e.position <= h.position - $1""";
    private static final String SPANS = """
            select h.town, h.epoch, h.position,
                   coalesce((select min(e.position) from app.feed_event e where e.town = h.town) - 1, h.position) as floor
            from app.feed_head h""";
    private static final String SPAN = SPANS + " where h.town = $1";
    private static final String MAKE = "insert into app.feed_head (town) values ($1) on conflict do nothing";
    private static final String AFTER =
            "select position, event from app.feed_event where town = $1 and position > $2 order by position limit $3";

    private final Pool database;
    private final long keep;

    /** Keeps the newest {@code keep} events of each town. */
    public FeedTable(Pool database, long keep) {
        this.database = database;
        this.keep = keep;
    }

    @Override
    public Uni<Void> add(Mutiny.Session session, String service, List<SealedEvent> events) {
        Map<String, List<SealedEvent>> byTown = events.stream()
                .collect(Collectors.groupingBy(
                        event -> event.stored().stream().town(), TreeMap::new, Collectors.toList()));
        return Multi.createFrom()
                .iterable(byTown.entrySet())
                .onItem()
                .transformToUniAndConcatenate(town -> add(session, service, town.getKey(), town.getValue()))
                .collect()
                .last()
                .replaceWithVoid();
    }

    private static Uni<Integer> add(Mutiny.Session session, String service, String town, List<SealedEvent> events) {
        return advance(session, town, events.size())
                .flatMap(end -> session.createNativeQuery(ADD)
                        .setParameter(1, town)
                        .setParameter(2, end - events.size())
                        .setParameter(3, rows(service, events))
                        .executeUpdate());
    }

    private static Uni<Long> advance(Mutiny.Session session, String town, int by) {
        return session.createNativeQuery(ADVANCE, Long.class)
                .setParameter(1, town)
                .setParameter(2, by)
                .getSingleResultOrNull()
                .flatMap(end -> end != null
                        ? Uni.createFrom().item(end)
                        : session.createNativeQuery(OPEN)
                                .setParameter(1, town)
                                .executeUpdate()
                                .chain(() -> advance(session, town, by)));
    }

    private static String rows(String service, List<SealedEvent> events) {
        JsonArray rows = new JsonArray();
        events.forEach(event -> rows.add(new JsonObject()
                .put("id", event.stored().eventId().toString())
                .put("event", CloudEventJson.write(service, event))));
        return rows.encode();
    }

    @Override
    public Uni<Void> prune() {
        return database.preparedQuery(PRUNE).execute(Tuple.of(keep)).replaceWithVoid();
    }

    @Override
    public Uni<FeedSpan> span(String town) {
        return database.preparedQuery(SPAN)
                .mapping(FeedTable::span)
                .execute(Tuple.of(town))
                .flatMap(rows -> rows.size() == 1
                        ? Uni.createFrom().item(rows.iterator().next())
                        : database.preparedQuery(MAKE).execute(Tuple.of(town)).chain(() -> span(town)));
    }

    @Override
    public Uni<Map<String, FeedSpan>> spans() {
        return database.query(SPANS)
                .execute()
                .map(rows -> rows.stream().collect(Collectors.toMap(row -> row.getString("town"), FeedTable::span)));
    }

    private static FeedSpan span(Row row) {
        return new FeedSpan(row.getString("epoch"), row.getLong("floor"), row.getLong("position"));
    }

    @Override
    public Uni<List<FeedEvent>> after(String town, long position, int atMost) {
        return database.preparedQuery(AFTER)
                .mapping(row -> new FeedEvent(row.getLong("position"), row.getString("event")))
                .execute(Tuple.of(town, position, atMost))
                .map(rows -> rows.stream().toList());
    }
}
