package org.townhound.servers;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/**
 * A PostgreSQL and a broker that start side by side in one folder, on free ports.
 *
 * <p>Both end with the process that made the pair, even when the second fails to start.
 */
final class ServerPair implements AutoCloseable {
    private static final Duration START = Duration.ofMinutes(1);

    final PostgresServer postgres;
    final KafkaBroker broker;
    final RunningServer runningPostgres;
    final RunningServer runningBroker;

    /**
     * Starts both and waits until both answer, a minute at most for each.
     *
     * @param folder there already; takes the data and the logs
     * @throws ServerFailure when one does not start
     */
    ServerPair(Path folder, String superuserPassword) {
        postgres = new PostgresServer(folder.resolve("postgresql"), FreePorts.next(), superuserPassword);
        broker = new KafkaBroker(folder.resolve("kafka"), FreePorts.next());
        runningBroker = RunningServer.start(broker, folder.resolve("kafka.log"));
        runningPostgres = RunningServer.start(postgres, folder.resolve("postgresql.log"));
        runningPostgres.awaitReady(START);
        try (Connection superuser = postgres.connect()) {
            Databases.close(superuser);
        } catch (SQLException e) {
            throw new ServerFailure("Cannot close the maintenance databases.", e);
        }
        runningBroker.awaitReady(START);
    }

    /** Ends both at once: their data is for tests and goes with them. */
    @Override
    public void close() {
        runningBroker.kill();
        runningPostgres.kill();
    }

    /**
     * A database with a name of its own.
     *
     * @param service begins the name; eight random digits follow
     */
    static ServiceDatabase freshDatabase(PostgresServer postgres, String service) {
        ServiceDatabase database = new ServiceDatabase(
                "127.0.0.1",
                postgres.port(),
                service + "_" + Passwords.hexadecimal(4),
                Passwords.random(),
                Passwords.random());
        try (Connection superuser = postgres.connect()) {
            Databases.make(superuser, database);
        } catch (SQLException e) {
            throw new ServerFailure("Cannot make a database for " + service + ".", e);
        }
        return database;
    }
}
