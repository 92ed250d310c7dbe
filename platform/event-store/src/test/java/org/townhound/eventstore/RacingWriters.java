package org.townhound.eventstore;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Writers that share a few streams; their transactions stay open for some milliseconds in the database and one in five
 * aborts after it appended.
 */
final class RacingWriters {
    private static final int STREAMS = 10;
    private static final int ONE_IN = 5;
    private static final int LONGEST_PAUSE_MILLISECONDS = 6;

    private final EventStore store;
    private final UnitOfWork unitOfWork;
    private final int writers;
    private final int rounds;
    private final Set<String> committed = ConcurrentHashMap.newKeySet();
    private final AtomicInteger aborted = new AtomicInteger();

    RacingWriters(EventStore store, UnitOfWork unitOfWork, int writers, int rounds) {
        this.store = store;
        this.unitOfWork = unitOfWork;
        this.writers = writers;
        this.rounds = rounds;
    }

    void run(Duration atMost) {
        List<StreamId> streams = IntStream.range(0, STREAMS)
                .mapToObj(any -> TestEvents.newStream())
                .toList();
        List<Uni<Void>> all = IntStream.range(0, writers)
                .mapToObj(writer -> rounds(new Random(writer), streams, rounds))
                .toList();
        Uni.join().all(all).andFailFast().await().atMost(atMost);
    }

    Set<String> committed() {
        return committed;
    }

    int aborted() {
        return aborted.get();
    }

    private Uni<Void> rounds(Random random, List<StreamId> streams, int left) {
        return left == 0
                ? Uni.createFrom().voidItem()
                : round(random, streams).chain(() -> rounds(random, streams, left - 1));
    }

    private Uni<Void> round(Random random, List<StreamId> streams) {
        StreamId stream = streams.get(random.nextInt(streams.size()));
        double pause = random.nextInt(LONGEST_PAUSE_MILLISECONDS) / 1000.0;
        boolean abort = random.nextInt(ONE_IN) == 0;
        List<String> ids = new ArrayList<>();
        return unitOfWork
                .run(session -> store.load(session, stream)
                        .map(events -> TestEvents.append(stream, events.size(), "a", "b"))
                        .flatMap(append -> store.append(session, append).invoke(() -> {
                            ids.clear();
                            append.streams()
                                    .getFirst()
                                    .events()
                                    .forEach(event -> ids.add(event.eventId().toString()));
                        }))
                        .chain(() -> open(session, pause))
                        .invoke(() -> {
                            if (abort) {
                                throw new Aborted();
                            }
                        }))
                .invoke(() -> committed.addAll(ids))
                .onFailure(Aborted.class)
                .recoverWithUni(() -> {
                    aborted.incrementAndGet();
                    return Uni.createFrom().nullItem();
                })
                .onFailure(StreamConflict.class)
                .recoverWithNull()
                .replaceWithVoid();
    }

    private static Uni<Object> open(Mutiny.Session session, double seconds) {
        return session.createNativeQuery("select 1 from pg_sleep(?1)", Object.class)
                .setParameter(1, seconds)
                .getSingleResult();
    }

    private static final class Aborted extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
