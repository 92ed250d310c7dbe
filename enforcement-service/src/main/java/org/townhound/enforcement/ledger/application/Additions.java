package org.townhound.enforcement.ledger.application;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.townhound.eventstore.NewEvent;
import org.townhound.eventstore.StreamAppend;
import org.townhound.eventstore.StreamId;

/** Everything that a batch appends, stream by stream; a stream that was not met before is a new one. */
final class Additions {
    private final Map<StreamId, Long> versions = new TreeMap<>();
    private final Map<StreamId, List<NewEvent>> events = new TreeMap<>();

    void meet(StreamId stream, long version) {
        versions.put(stream, version);
    }

    void add(StreamId stream, NewEvent event) {
        events.computeIfAbsent(stream, _ -> new ArrayList<>()).add(event);
    }

    List<StreamAppend> streams() {
        return events.entrySet().stream()
                .map(added ->
                        new StreamAppend(added.getKey(), versions.getOrDefault(added.getKey(), 0L), added.getValue()))
                .toList();
    }
}
