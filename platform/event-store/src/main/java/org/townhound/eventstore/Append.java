package org.townhound.eventstore;

import java.util.List;

/**
 * Everything that one transaction appends: all events of all its streams, in one call.
 *
 * @param provenance who, when and why
 * @param streams each stream once
 */
public record Append(Provenance provenance, List<StreamAppend> streams) {
    public Append {
        streams = List.copyOf(streams);
        if (streams.isEmpty()) {
            throw new IllegalArgumentException("nothing to append");
        }
    }
}
