package org.townhound.eventstore;

import java.util.List;

/**
 * Somebody else appended first; the transaction must roll back. {@link UnitOfWork} tries again in a new session.
 *
 * <p>It carries no stack trace: it is an ordinary outcome of two people deciding at the same time, not a fault in the
 * code.
 */
public final class StreamConflict extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * The failure of one append.
     *
     * @param streams the names of all streams whose version was not the expected one
     */
    public StreamConflict(List<String> streams) {
        super("appended to meanwhile: " + streams, null, false, false);
    }
}
