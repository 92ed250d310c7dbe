package org.townhound.enforcement;

import static java.time.ZoneOffset.UTC;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.eventstore.Append;
import org.townhound.eventstore.EventStore;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.Progress;
import org.townhound.eventstore.Provenance;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;
import org.townhound.eventstore.UnitOfWork;

/** Appends events of offenses past every form, with any date, and waits until the ledgers have them. */
@Singleton
class Streams {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final String PLACE = """
            select s.seq from eventstore.event e join eventstore.event_seal s using (append_id, ordinal)
            where e.stream_id = ?1 and e.type = ?2 and e.payload ->> 'offenseId' = ?3""";

    private final EventStore store;
    private final UnitOfWork unitOfWork;
    private final Progress progress;
    private final Map<StreamId, Long> versions = new ConcurrentHashMap<>();

    Streams(EventStore store, UnitOfWork unitOfWork, Progress progress) {
        this.store = store;
        this.unitOfWork = unitOfWork;
        this.progress = progress;
    }

    static StreamId of(UUID offenseId) {
        return StreamId.of(Officer.WHITMAN, "offense", offenseId);
    }

    /** Appends to each stream what comes next in it, all in one transaction. */
    void append(Instant recordedAt, Map<StreamId, List<EnforcementEvent>> additions) {
        List<StreamAppend> streams = additions.entrySet().stream()
                .map(added -> new StreamAppend(
                        added.getKey(),
                        versions.getOrDefault(added.getKey(), 0L),
                        added.getValue().stream()
                                .map(event -> event(event, recordedAt))
                                .toList()))
                .toList();
        Provenance provenance = new Provenance(recordedAt, "tester", UUID.randomUUID(), null, null);
        versions.putAll(unitOfWork
                .run(session -> store.append(session, new Append(provenance, streams)))
                .await()
                .atMost(PATIENCE));
    }

    /** Whether the ledgers have everything that was appended to a stream. */
    boolean isPosted(StreamId stream) {
        return progress.await("offense-ledger", new StreamVersion(stream, versions.get(stream)), PATIENCE)
                .await()
                .atMost(PATIENCE.multipliedBy(2));
    }

    /** The place in the service's one order at which an offense was recorded. */
    long placeOfRecord(UUID offenseId) {
        return place(of(offenseId), "enforcement.offense-recorded.v1", offenseId);
    }

    /** The place at which the keeper's ledger assessed an offense. */
    long placeOfAssessment(UUID keeper, UUID offenseId) {
        return place(
                StreamId.of(Officer.WHITMAN, "offense-ledger", keeper), "enforcement.offense-assessed.v1", offenseId);
    }

    private long place(StreamId stream, String type, UUID offenseId) {
        return unitOfWork
                .run(session -> session.createNativeQuery(PLACE, Long.class)
                        .setParameter(1, stream.toString())
                        .setParameter(2, type)
                        .setParameter(3, offenseId.toString())
                        .getSingleResult())
                .await()
                .atMost(PATIENCE);
    }

    private static NewEvent event(EnforcementEvent event, Instant at) {
        return new NewEvent(UUID.randomUUID(), event, at, LocalDate.ofInstant(at, UTC));
    }
}
