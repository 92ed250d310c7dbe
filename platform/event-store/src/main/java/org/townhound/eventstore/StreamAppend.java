package org.townhound.eventstore;

import java.util.List;

/**
 * What is to be appended to one stream.
 *
 * @param stream the stream
 * @param expectedVersion the version that the decision was made on; zero for a stream that does not exist yet
 * @param events at least one, in order
 */
public record StreamAppend(StreamId stream, long expectedVersion, List<NewEvent> events) {
    /**
     * Copies the list, so that what was handed in may change afterwards.
     *
     * @throws IllegalArgumentException when there is no event
     */
    public StreamAppend {
        events = List.copyOf(events);
        if (events.isEmpty()) {
            throw new IllegalArgumentException("nothing to append to " + stream);
        }
    }
}
