package org.townhound.servers;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Makes databases and roles in a {@link PostgresServer}.
 *
 * <p>The owner's role owns the database; the runtime role may connect and nothing more until the migrations grant it
 * something. No other role may connect. The runtime role's sessions end after 10 s idle in a transaction, wait 2 s for a
 * lock and 30 s for a statement: limits for a service, so the owner's sessions, which migrate, have none.
 */
public final class Databases {
    private Databases() {}

    /**
     * Closes the maintenance databases to everybody but the superuser; safe to repeat.
     *
     * @param superuser a connection of the superuser, left open
     */
    public static void close(Connection superuser) throws SQLException {
        run(superuser, "revoke all on database postgres from public");
        run(superuser, "revoke all on database template1 from public");
    }

    /**
     * Makes the database and its roles where they are missing and sets the passwords; safe to repeat, keeps all data.
     *
     * @param superuser a connection of the superuser, left open and outside any transaction, in which no database is made
     * @param database what to make
     */
    public static void make(Connection superuser, ServiceDatabase database) throws SQLException {
        role(superuser, database.ownerUser(), database.ownerPassword());
        role(superuser, database.user(), database.password());
        if (!exists(superuser, "select 1 from pg_database where datname = ?", database.name())) {
            run(superuser, "create database %I owner %I", database.name(), database.ownerUser());
        }
        run(superuser, "revoke all on database %I from public", database.name());
        run(superuser, "grant connect on database %I to %I", database.name(), database.user());
        run(superuser, "alter role %I set idle_in_transaction_session_timeout = '10s'", database.user());
        run(superuser, "alter role %I set lock_timeout = '2s'", database.user());
        run(superuser, "alter role %I set statement_timeout = '30s'", database.user());
    }

    /** A role that may log in and nothing else, with this password from now on. */
    private static void role(Connection superuser, String name, String password) throws SQLException {
        if (!exists(superuser, "select 1 from pg_roles where rolname = ?", name)) {
            run(superuser, "create role %I login", name);
        }
        run(superuser, "alter role %I password %L", name, password);
    }

    private static boolean exists(Connection superuser, String query, String name) throws SQLException {
        try (PreparedStatement statement = superuser.prepareStatement(query)) {
            statement.setString(1, name);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }

    /**
     * Commands about roles and databases take no parameters, so the server itself quotes names and texts.
     *
     * @param template a command with {@code %I} for a name and {@code %L} for a text, in PostgreSQL's {@code format}
     * @param names what to put there, in order
     */
    private static void run(Connection superuser, String template, String... names) throws SQLException {
        String command;
        try (PreparedStatement quoting = superuser.prepareStatement("select format(?, variadic ?::text[])")) {
            quoting.setString(1, template);
            quoting.setArray(2, superuser.createArrayOf("text", names));
            try (ResultSet rows = quoting.executeQuery()) {
                rows.next();
                command = rows.getString(1);
            }
        }
        try (Statement statement = superuser.createStatement()) {
            statement.execute(command);
        }
    }
}
