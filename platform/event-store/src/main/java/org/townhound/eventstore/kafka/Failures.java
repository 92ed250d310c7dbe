package org.townhound.eventstore.kafka;

import io.vertx.core.VertxException;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.util.concurrent.TimeoutException;
import org.townhound.eventstore.StreamConflict;

/** Tells what is worth another try from what will fail for ever. */
final class Failures {
    private Failures() {}

    /**
     * True when the event itself is at fault: nobody else's state changed, so another try would fail alike. The chain
     * of causes is walked from the outside in, and the first cause that is known decides; a failure of which nothing is
     * known counts as the event's.
     *
     * @param failure what applying a batch failed with
     */
    static boolean isPoison(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof PgException refused) {
                return isDataAtFault(refused.getSqlState());
            }
            if (cause instanceof StreamConflict
                    || cause instanceof IOException
                    || cause instanceof TimeoutException
                    || cause instanceof VertxException) {
                return false;
            }
        }
        return true;
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
