package org.townhound.eventstore;

import java.util.List;

/** Somebody else appended first; the transaction must roll back. {@link UnitOfWork} tries again in a new session. */
public final class StreamConflict extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StreamConflict(List<String> streams) {
        super("appended to meanwhile: " + streams, null, false, false);
    }
}
