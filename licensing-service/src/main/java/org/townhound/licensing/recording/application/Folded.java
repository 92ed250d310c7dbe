package org.townhound.licensing.recording.application;

import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;

/** A stream's events, folded: its state and the version that a decision is made on. */
public record Folded<S>(StreamId stream, long version, S state) {

    public StreamVersion place() {
        return placeAfter(0);
    }

    public StreamVersion placeAfter(int events) {
        return new StreamVersion(stream, version + events);
    }
}
