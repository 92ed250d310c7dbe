package org.townhound.kit.recording;

import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.StreamVersion;

/**
 * A stream's events, folded: a state and the version that a decision on it is made on.
 *
 * @param stream the stream
 * @param version of its last event; zero where it has none
 * @param state what the events fold to
 * @param <S> such as a domain's sealed state
 */
public record Folded<S>(StreamId stream, long version, S state) {
    /** Where the stream stands. */
    public StreamVersion place() {
        return placeAfter(0);
    }

    /** Where it will stand after so many more events. */
    public StreamVersion placeAfter(int events) {
        return new StreamVersion(stream, version + events);
    }
}
