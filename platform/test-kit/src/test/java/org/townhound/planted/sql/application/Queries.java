package org.townhound.planted.sql.application;

import java.sql.Connection;
import java.sql.SQLException;

/** R3: SQL in a use case. */
public final class Queries {
    private Queries() {}

    public static boolean isOpen(Connection connection) throws SQLException {
        return !connection.isClosed();
    }
}
