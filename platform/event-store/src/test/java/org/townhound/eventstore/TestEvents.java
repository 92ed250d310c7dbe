package org.townhound.eventstore;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.licensing.v1.KeeperRegistered;

/** Events that are good enough to be stored, and nothing more. */
public final class TestEvents {
    public static final Instant NOON = Instant.parse("2026-03-01T17:00:00Z");
    public static final LocalDate DAY = LocalDate.of(2026, 3, 1);

    private TestEvents() {}

    public static StreamId newStream() {
        return StreamId.of("whitman-ma", "keeper", Ids.next());
    }

    public static Append append(StreamId stream, long expected, String... kinds) {
        List<NewEvent> events = Arrays.stream(kinds)
                .map(kind -> new NewEvent(Ids.next(), new KeeperRegistered(Ids.next(), kind), NOON, DAY))
                .toList();
        return new Append(provenance(), List.of(new StreamAppend(stream, expected, events)));
    }

    public static Provenance provenance() {
        return new Provenance(NOON, "tester", Ids.next(), null, null);
    }

    public static SealedEvent event(UUID epoch, StreamId stream, long version, long seq, int lane, long laneSeq) {
        return event(epoch, stream, version, seq, lane, laneSeq, "licensing.keeper-registered.v1");
    }

    public static SealedEvent event(
            UUID epoch, StreamId stream, long version, long seq, int lane, long laneSeq, String type) {
        return new SealedEvent(
                new StoredEvent(
                        Ids.named(stream + "@" + version),
                        stream,
                        version,
                        type,
                        NOON,
                        DAY,
                        NOON,
                        "tester",
                        Ids.named("correlation"),
                        null,
                        null,
                        "{\"personId\":\"0190d2c1-0000-7000-8000-000000000001\",\"kind\":\"person\"}"),
                seq,
                lane,
                laneSeq,
                epoch);
    }
}
