package org.townhound.kit.deadline;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.arc.All;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.unchecked.Unchecked;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.eventstore.EventConsumer;
import org.townhound.kit.call.OtherServices;

/**
 * Whether a consumer has read everything that its source recorded before an instant. The source says how far it has come
 * after its clock has passed the instant; the consumer's own rows say the rest. Whoever cannot be asked proves nothing.
 */
@Singleton
class Inputs {
    private static final String ROWS =
            "select lane, lane_seq, store_epoch from eventstore.consumer_lane where consumer = $1";

    private final Map<String, String> sources;
    private final String service;
    private final OwnHeads own;
    private final OtherServices others;
    private final ObjectMapper json;
    private final Pool database;
    /** What each source said in this turn; one question for all deadlines. */
    private final Map<String, Uni<Heads>> asked = new ConcurrentHashMap<>();
    /**
     * By deadline and consumer, the first heads that lie beyond the deadline. Later ones would move on as fast as a busy
     * source records.
     */
    private final Map<Goal, Heads> goals = new ConcurrentHashMap<>();

    private record Goal(UUID deadlineId, String consumer) {}

    Inputs(
            @All List<EventConsumer> consumers,
            @ConfigProperty(name = "townhound.service") String service,
            OwnHeads own,
            OtherServices others,
            ObjectMapper json,
            Pool database) {
        this.sources = consumers.stream().collect(Collectors.toMap(EventConsumer::name, EventConsumer::source));
        this.service = service;
        this.own = own;
        this.others = others;
        this.json = json;
        this.database = database;
    }

    /** Whether there is such a consumer in this service. */
    boolean knows(String consumer) {
        return sources.containsKey(consumer);
    }

    /** Forgets what sources said in the turn before, and what is not due any more. */
    void beginTurn(List<Deadline> due) {
        Set<UUID> ids = due.stream().map(Deadline::id).collect(Collectors.toSet());
        asked.clear();
        goals.keySet().removeIf(goal -> !ids.contains(goal.deadlineId()));
    }

    /** What keeps a consumer's input from being proven beyond a deadline's instant; empty when it is. */
    Uni<Optional<Obstacle>> obstacle(String consumer, Deadline deadline) {
        String source = sources.get(consumer);
        Goal goal = new Goal(deadline.id(), consumer);
        return Optional.ofNullable(goals.get(goal))
                .map(known -> Uni.createFrom().item(known))
                .orElseGet(() -> heads(source))
                .flatMap(heads -> beforeDue(source, heads, deadline)
                        .map(obstacle -> Uni.createFrom().item(Optional.of(obstacle)))
                        .orElseGet(() -> unread(goal, heads)))
                .onFailure()
                .recoverWithItem(_ -> Optional.of(Obstacle.passing(source + " cannot be asked")));
    }

    private Uni<Heads> heads(String source) {
        return asked.computeIfAbsent(source, name -> ask(name).memoize().indefinitely());
    }

    private Uni<Heads> ask(String source) {
        return source.equals(service)
                ? own.now()
                : others.get(source, "/platform/heads")
                        .map(Unchecked.function(body -> json.readValue(body.orElseThrow(), Heads.class)));
    }

    private static Optional<Obstacle> beforeDue(String source, Heads heads, Deadline deadline) {
        if (heads.instant().isBefore(deadline.due())) {
            return Optional.of(Obstacle.passing("the clock of " + source + " is behind"));
        }
        return heads.unsealed() > 0
                ? Optional.of(Obstacle.passing(source + " has not sealed everything"))
                : Optional.empty();
    }

    /** Numbers of another store than the consumer's mean nothing to it: then the source is asked anew. */
    private Uni<Optional<Obstacle>> unread(Goal goal, Heads heads) {
        goals.put(goal, heads);
        return database.preparedQuery(ROWS)
                .execute(Tuple.of(goal.consumer()))
                .map(rows -> rows.stream().collect(Collectors.toMap(row -> row.getInteger("lane"), row -> row)))
                .map(rows -> {
                    boolean oneStore = isOneStore(heads, rows.values());
                    boolean read = oneStore && isRead(heads, rows);
                    if (read || !oneStore) {
                        goals.remove(goal);
                    }
                    return read
                            ? Optional.empty()
                            : Optional.of(Obstacle.passing(goal.consumer() + " has not read everything"));
                });
    }

    private static boolean isOneStore(Heads heads, Collection<Row> rows) {
        return rows.stream()
                .map(row -> row.getUUID("store_epoch"))
                .allMatch(epoch -> epoch == null || epoch.equals(heads.storeEpoch()));
    }

    private static boolean isRead(Heads heads, Map<Integer, Row> rows) {
        return IntStream.range(0, heads.lanes().size())
                .allMatch(lane -> read(rows.get(lane)) >= heads.lanes().get(lane));
    }

    private static long read(Row row) {
        return row == null ? 0 : row.getLong("lane_seq");
    }
}
