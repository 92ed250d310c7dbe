package org.townhound.servers;

import java.util.Map;

/**
 * A service's database and its two roles, each with a password of its own.
 *
 * @param host where PostgreSQL listens
 * @param port from 1 to 65535
 * @param name the database and the runtime role; small letters, digits and underscores, at most 40
 * @param password the runtime role's
 * @param ownerPassword of the role {@link #ownerUser}, which owns the database and runs the migrations
 */
public record ServiceDatabase(String host, int port, String name, String password, String ownerPassword) {
    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException when it is no plain name
     */
    public ServiceDatabase {
        if (!name.matches("[a-z][a-z0-9_]{0,39}")) {
            throw new IllegalArgumentException("A database is named with small letters, digits and underscores.");
        }
    }

    /** The role as which the service runs. */
    public String user() {
        return name;
    }

    /** The role that owns the database. */
    public String ownerUser() {
        return name + "_owner";
    }

    /** The address for JDBC. */
    public String jdbcUrl() {
        return "jdbc:postgresql://" + host + ":" + port + "/" + name;
    }

    /** The address for the reactive client. */
    public String reactiveUrl() {
        return "vertx-reactive:postgresql://" + host + ":" + port + "/" + name;
    }

    /** What a service's configuration must hold to use it: the keys {@code townhound.database.*}. */
    public Map<String, String> configuration() {
        return Map.of(
                "townhound.database.host", host,
                "townhound.database.port", Integer.toString(port),
                "townhound.database.name", name,
                "townhound.database.user", user(),
                "townhound.database.password", password,
                "townhound.database.owner-user", ownerUser(),
                "townhound.database.owner-password", ownerPassword);
    }

    /** Names the place, never a password. */
    @Override
    public String toString() {
        return "ServiceDatabase[" + jdbcUrl() + "]";
    }
}
