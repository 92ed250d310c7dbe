package org.townhound.eventstore.kafka;

import io.vertx.core.VertxException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.time.DateTimeException;
import java.util.List;
import java.util.NoSuchElementException;
import org.townhound.contracts.UnreadableEvent;
import org.townhound.eventstore.StreamConflict;

/** Tells what is worth another try from what will fail for ever. */
final class Failures {
    private Failures() {}

    /** What code throws that cannot digest an event, each time alike. */
    private static final List<Class<? extends RuntimeException>> INDIGESTIBLE = List.of(
            UnreadableEvent.class,
            IllegalArgumentException.class,
            NullPointerException.class,
            ClassCastException.class,
            ArithmeticException.class,
            DateTimeException.class,
            IndexOutOfBoundsException.class,
            NoSuchElementException.class);

    /**
     * True when the event itself is at fault, so that another try would fail alike. The chain of causes is walked from
     * the outside in, and the first cause that is known decides. A failure of which nothing is known counts as the
     * world's, not the event's: it is tried again and shown in the health, and no healthy event is parked.
     *
     * @param failure what applying a batch failed with
     */
    static boolean isPoison(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof PgException refused) {
                return isDataAtFault(refused.getSqlState());
            }
            if (cause instanceof StreamConflict || cause instanceof IOException || cause instanceof VertxException) {
                return false;
            }
            if (isIndigestible(cause)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isIndigestible(Throwable cause) {
        return INDIGESTIBLE.stream().anyMatch(kind -> kind.isInstance(cause));
    }

    /**
     * SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation), PostgreSQL appendix A. All others,
     * such as 08 (connection), 40 (rollback), 53 (resources), 55 (lock not available) and 57 (shut down or canceled),
     * say nothing about the event.
     */
    private static boolean isDataAtFault(String sqlState) {
        return sqlState != null && (sqlState.startsWith("22") || sqlState.startsWith("23"));
    }
}
