package org.townhound.kit.problem;

import io.vertx.pgclient.PgException;
import java.sql.SQLException;
import java.util.Optional;

/** The SQLSTATE behind an exception, however deep the libraries buried it. */
public final class SqlState {
    /** A lock was not to be had within the connection's lock timeout. */
    public static final String LOCK_NOT_AVAILABLE = "55P03";

    private static final int LENGTH = 5;

    private SqlState() {}

    /** The first state in the chain of causes; empty when the database said nothing. */
    public static Optional<String> of(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            String state = own(cause);
            if (state != null && state.length() == LENGTH) {
                return Optional.of(state);
            }
        }
        return Optional.empty();
    }

    private static String own(Throwable cause) {
        if (cause instanceof PgException fault) {
            return fault.getSqlState();
        }
        return cause instanceof SQLException fault ? fault.getSQLState() : null;
    }
}
