package org.townhound.eventstore;

import java.util.List;

/**
 * Everything that one transaction appends: all events of all its streams, in one call.
 *
 * <p>The call is all or nothing: when one stream has moved on, none of the others is appended to. Two calls in one
 * transaction would lock heads in two sorted runs instead of one, and so could deadlock with another transaction.
 *
 * @param provenance who, when and why
 * @param streams each stream once
 */
public record Append(Provenance provenance, List<StreamAppend> streams) {
    /**
     * Copies the list, so that what was handed in may change afterwards.
     *
     * @throws IllegalArgumentException when there is no stream to append to
     */
    public Append {
        streams = List.copyOf(streams);
        if (streams.isEmpty()) {
            throw new IllegalArgumentException("nothing to append");
        }
    }
}
