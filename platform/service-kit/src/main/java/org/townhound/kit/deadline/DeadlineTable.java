package org.townhound.kit.deadline;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StreamId;

/** The index as rows. Every statement has the same effect when an event is read once more, in its order. */
@Singleton
class DeadlineTable {
    private static final int MOST = 1_000;

    private static final String OPEN = """
            insert into kit.deadline (deadline_id, firing_id, kind, stream_id, correlation, due, opened_by, opened_seq,
                                      state, changed_by)
            values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'open', ?7) on conflict (deadline_id) do nothing""";
    private static final String TURN = """
            update kit.deadline set state = ?1, changed_by = ?2
            where kind = ?3 and correlation = ?4 and opened_seq < ?5 and state = ?6""";
    private static final String FIRED =
            "update kit.deadline set state = 'fired', changed_by = ?2 where deadline_id = ?1";
    private static final String LOCK = """
            select 1 from kit.deadline where deadline_id = ?1 and state = 'open' for update skip locked""";
    private static final String HAPPENED = "select count(*) from eventstore.event where event_id = ?1";
    /** Takes no lock. What has fired and is not sealed yet is left out. */
    private static final String DUE = """
            select deadline_id, firing_id, kind, stream_id, due, opened_by from kit.deadline d
            where state = 'open' and due <= $1 and kind = any($2)
              and not exists (select from eventstore.event e where e.event_id = d.firing_id)
            order by due, deadline_id limit $3""";

    private static final String CURRENT = """
            select not exists (select from eventstore.pending)
               and coalesce((select seq from eventstore.projection_checkpoint where projection = $1), 0)
                   >= (select seq from eventstore.chain_head)""";
    private static final String SETTLED = CURRENT + " " + """
               and not exists (select from kit.deadline where state = 'open' and due <= $2 and kind = any($3)
                                  and deadline_id <> all($4))""";

    private final Pool database;

    DeadlineTable(Pool database) {
        this.database = database;
    }

    Uni<Void> change(Mutiny.Session session, DeadlineKind kind, SealedEvent by, DeadlineChange change) {
        UUID eventId = by.stored().eventId();
        return switch (change) {
            case DeadlineChange.Opens opens -> open(session, kind, by, opens);
            case DeadlineChange.Closes(String correlation) ->
                turn(session, kind, by, correlation, State.OPEN, State.CLOSED);
            case DeadlineChange.Reopens(String correlation) ->
                turn(session, kind, by, correlation, State.CLOSED, State.OPEN);
            case DeadlineChange.Fires(UUID deadlineId) ->
                session.createNativeQuery(FIRED)
                        .setParameter(1, deadlineId)
                        .setParameter(2, eventId)
                        .executeUpdate()
                        .replaceWithVoid();
        };
    }

    /** Whether the caller may fire it: it is open, nobody else is at it, and its event has not happened. */
    Uni<Boolean> take(Mutiny.Session session, Deadline deadline) {
        return session.createNativeQuery(LOCK, Integer.class)
                .setParameter(1, deadline.id())
                .getSingleResultOrNull()
                .flatMap(locked -> locked == null
                        ? Uni.createFrom().item(false)
                        : session.createNativeQuery(HAPPENED, Long.class)
                                .setParameter(1, deadline.firingId())
                                .getSingleResult()
                                .map(count -> count == 0));
    }

    /** What is due and has not fired, by due instant; at most a thousand. */
    Uni<List<Deadline>> due(Instant now, Set<String> kinds) {
        return database.preparedQuery(DUE)
                .mapping(DeadlineTable::deadline)
                .execute(Tuple.of(now.atOffset(ZoneOffset.UTC), kinds.toArray(String[]::new), MOST))
                .map(rows -> rows.stream().toList());
    }

    /** Whether everything appended is sealed and in the register. */
    Uni<Boolean> isCurrent(String register) {
        return database.preparedQuery(CURRENT)
                .execute(Tuple.of(register))
                .map(rows -> rows.iterator().next().getBoolean(0));
    }

    /** Whether, besides, nothing in it is due but what is set aside. */
    Uni<Boolean> isSettled(String register, Instant now, Set<String> kinds, Set<UUID> aside) {
        return database.preparedQuery(SETTLED)
                .execute(Tuple.of(
                        register,
                        now.atOffset(ZoneOffset.UTC),
                        kinds.toArray(String[]::new),
                        aside.toArray(UUID[]::new)))
                .map(rows -> rows.iterator().next().getBoolean(0));
    }

    private static Uni<Void> open(
            Mutiny.Session session, DeadlineKind kind, SealedEvent by, DeadlineChange.Opens opens) {
        Deadline deadline = Deadline.opened(kind.name(), by.stored().eventId(), opens);
        return session.createNativeQuery(OPEN)
                .setParameter(1, deadline.id())
                .setParameter(2, deadline.firingId())
                .setParameter(3, deadline.kind())
                .setParameter(4, deadline.stream().toString())
                .setParameter(5, opens.correlation())
                .setParameter(6, deadline.due().atOffset(ZoneOffset.UTC))
                .setParameter(7, deadline.openedBy())
                .setParameter(8, by.seq())
                .executeUpdate()
                .replaceWithVoid();
    }

    private static Uni<Void> turn(
            Mutiny.Session session, DeadlineKind kind, SealedEvent by, String correlation, State from, State to) {
        return session.createNativeQuery(TURN)
                .setParameter(1, to.text)
                .setParameter(2, by.stored().eventId())
                .setParameter(3, kind.name())
                .setParameter(4, correlation)
                .setParameter(5, by.seq())
                .setParameter(6, from.text)
                .executeUpdate()
                .replaceWithVoid();
    }

    private static Deadline deadline(Row row) {
        return new Deadline(
                row.getUUID("deadline_id"),
                row.getUUID("firing_id"),
                row.getString("kind"),
                StreamId.parse(row.getString("stream_id")),
                row.getOffsetDateTime("due").toInstant(),
                row.getUUID("opened_by"));
    }

    private enum State {
        OPEN("open"),
        CLOSED("closed");

        private final String text;

        State(String text) {
            this.text = text;
        }
    }
}
