package org.townhound.eventstore.postgres;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import org.townhound.eventstore.Progress;
import org.townhound.eventstore.StreamVersion;

/**
 * One query for everybody who waits, asked when a reader of this process came further, and from time to time.
 *
 * <p>A reader has applied a place when its checkpoint, or its row of the place's lane, is at or beyond the place's
 * number; before the place is sealed it has no number and nobody can have applied it.
 */
@ApplicationScoped
class ProgressWatch implements Progress {
    /** Longer than the database's {@code statement_timeout}, so that the server gives up first and says why. */
    private static final Duration PATIENCE = Duration.ofSeconds(40);
    /** How much longer than asked a caller waits when the loop itself gets no answer from the database. */
    private static final Duration GRACE = Duration.ofSeconds(1);
    /** Between two questions while somebody waits; readers in other instances cannot nudge this one. */
    private static final Duration WAIT = Duration.ofMillis(50);
    /** Nobody is missed by it: who begins to wait gives a nudge. */
    private static final Duration WAIT_WITHOUT_WAITERS = Duration.ofSeconds(1);

    /** All waiters in one statement; a place that is not sealed has no row to join and so does not arrive. */
    private static final String ARRIVED = """
            select w.place
            from unnest($1::integer[], $2::text[], $3::text[], $4::bigint[]) as w (place, reader, stream, version)
            join eventstore.event e on e.stream_id = w.stream and e.version = w.version
            join eventstore.event_seal s using (append_id, ordinal)
            where exists (select from eventstore.projection_checkpoint p
                          where p.projection = w.reader and p.seq >= s.seq)
               or exists (select from eventstore.consumer_lane c
                          where c.consumer = w.reader and c.lane = s.lane and c.lane_seq >= s.lane_seq)""";

    private final StorePool store;
    private final Nudge progressed;
    private final Loop loop;
    private final ConcurrentLinkedQueue<Waiter> waiters = new ConcurrentLinkedQueue<>();

    ProgressWatch(StorePool store, Nudges nudges) {
        this.store = store;
        this.progressed = nudges.progressed();
        this.loop = new Loop("townhound-progress", progressed, this::turn);
    }

    void start(@Observes StartupEvent started) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
    }

    @Override
    public Uni<Boolean> await(String reader, StreamVersion place, Duration atMost) {
        Context caller = Vertx.currentContext();
        Uni<Boolean> arrival = Uni.createFrom().<Boolean>emitter(emitter -> {
            waiters.add(new Waiter(reader, place, System.nanoTime() + atMost.toNanos(), emitter));
            progressed.give();
        });
        Uni<Boolean> bounded = arrival.ifNoItem().after(atMost.plus(GRACE)).recoverWithItem(false);
        return caller == null ? bounded : bounded.emitOn(task -> caller.runOnContext(ignored -> task.run()));
    }

    /** Answers everybody who has arrived or whose time is over, with one query, and leaves the others in the queue. */
    private Duration turn() {
        List<Waiter> asking = List.copyOf(waiters);
        if (asking.isEmpty()) {
            return WAIT_WITHOUT_WAITERS;
        }
        Set<Integer> arrived = arrived(asking);
        long now = System.nanoTime();
        for (int place = 0; place < asking.size(); place++) {
            Waiter waiter = asking.get(place);
            if (arrived.contains(place) || now - waiter.deadline() > 0) {
                waiters.remove(waiter);
                waiter.emitter().complete(arrived.contains(place));
            }
        }
        return WAIT;
    }

    private Set<Integer> arrived(List<Waiter> asking) {
        Integer[] places = new Integer[asking.size()];
        String[] readers = new String[asking.size()];
        String[] streams = new String[asking.size()];
        Long[] versions = new Long[asking.size()];
        for (int place = 0; place < asking.size(); place++) {
            places[place] = place;
            readers[place] = asking.get(place).reader();
            streams[place] = asking.get(place).place().stream().toString();
            versions[place] = asking.get(place).place().version();
        }
        return store
                .pool()
                .preparedQuery(ARRIVED)
                .execute(Tuple.tuple()
                        .addArrayOfInteger(places)
                        .addArrayOfString(readers)
                        .addArrayOfString(streams)
                        .addArrayOfLong(versions))
                .await()
                .atMost(PATIENCE)
                .stream()
                .map(row -> row.getInteger(0))
                .collect(Collectors.toSet());
    }

    /**
     * One caller that waits.
     *
     * @param reader a projection or a consumer
     * @param place what it must have applied
     * @param deadline by {@link System#nanoTime()}
     * @param emitter completes the caller's {@code Uni}; a caller that has gone meanwhile is ignored
     */
    private record Waiter(String reader, StreamVersion place, long deadline, UniEmitter<? super Boolean> emitter) {}
}
