package org.townhound.servers;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * What the detached process tells those who join, in a file that only this user can read.
 *
 * @param pid the detached process
 * @param leasePort where leases are taken
 * @param token what it answers there
 * @param kafkaPort the broker's
 * @param postgresPort PostgreSQL's
 * @param password of PostgreSQL's superuser
 */
record SharedState(long pid, int leasePort, String token, int kafkaPort, int postgresPort, String password) {
    private static final String FILE = "state.properties";

    /** The state, or nothing when no process has said where it is; it may be gone all the same. */
    static Optional<SharedState> read(SharedFolder folder) {
        Path file = folder.file(FILE);
        try {
            return Files.exists(file) ? Optional.of(parse(Files.readString(file))) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says it to all who join from now on; the file is never seen half written. */
    void write(SharedFolder folder) {
        LocalFolders.writeSecret(
                folder.file(FILE), """
                pid=%d
                lease=%d
                token=%s
                kafka=%d
                postgres=%d
                password=%s
                """.formatted(pid, leasePort, token, kafkaPort, postgresPort, password));
    }

    /** Nobody can join any more. */
    static void remove(SharedFolder folder) {
        LocalFolders.remove(folder.file(FILE));
    }

    /** The server for administration; its data folder is the detached process's affair. */
    PostgresServer postgres() {
        return new PostgresServer(Path.of("postgresql"), postgresPort, password);
    }

    private static SharedState parse(String text) throws IOException {
        Properties values = new Properties();
        values.load(new StringReader(text));
        return new SharedState(
                Long.parseLong(values.getProperty("pid")),
                Integer.parseInt(values.getProperty("lease")),
                values.getProperty("token"),
                Integer.parseInt(values.getProperty("kafka")),
                Integer.parseInt(values.getProperty("postgres")),
                values.getProperty("password"));
    }
}
