package org.townhound.kit.problem;

import io.vertx.pgclient.PgException;
import io.vertx.sqlclient.ClosedConnectionException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeoutException;
import org.jboss.logging.Logger;
import org.townhound.eventstore.StreamConflict;

/** What an exception that nobody foresaw means to the caller. Its text stays in the log. */
final class Breakdown {
    private static final Logger LOG = Logger.getLogger(Breakdown.class);

    /** SQLSTATEs of a lost race: serialization failure, deadlock, lock not available. */
    private static final Set<String> LOST_RACE = Set.of("40001", "40P01", "55P03");

    /** SQLSTATEs and their classes of a database that cannot work now: connection, resources, operator. */
    private static final Set<String> NOT_NOW = Set.of("08", "53", "57");

    private Breakdown() {}

    static Problem problem(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof StreamConflict) {
                return Problem.of(ProblemType.CONFLICT, "Somebody else changed the same thing at the same time.");
            }
            Optional<String> state = sqlState(cause);
            if (state.filter(LOST_RACE::contains).isPresent()) {
                return Problem.of(ProblemType.CONFLICT, "Somebody else is changing the same thing.");
            }
            if (state.filter(code -> NOT_NOW.contains(code.substring(0, 2))).isPresent() || isUnreachable(cause)) {
                LOG.warnf("The database is unavailable: %s", cause.getClass().getName());
                return Problem.of(ProblemType.UNAVAILABLE, "The service cannot reach its data just now.");
            }
        }
        return unforeseen(fault);
    }

    private static Problem unforeseen(Throwable fault) {
        String errorId = UUID.randomUUID().toString();
        LOG.errorf(fault, "Error %s", errorId);
        return Problem.of(ProblemType.INTERNAL_ERROR, "The request could not be carried out.")
                .logged(errorId);
    }

    private static Optional<String> sqlState(Throwable cause) {
        String state = null;
        if (cause instanceof PgException fault) {
            state = fault.getSqlState();
        } else if (cause instanceof SQLException fault) {
            state = fault.getSQLState();
        }
        return Optional.ofNullable(state).filter(code -> code.length() > 2);
    }

    private static boolean isUnreachable(Throwable cause) {
        return cause instanceof SocketException
                || cause instanceof UnknownHostException
                || cause instanceof TimeoutException
                || cause instanceof ClosedConnectionException;
    }
}
