package org.townhound.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A PostgreSQL and a broker for one test alone, which may kill and restart them. They cost some seconds; a test that kills
 * nothing joins the {@link SharedServers}.
 */
public final class PrivateServers implements TestServers, AutoCloseable {
    private final Path folder;
    private final ServerPair pair;

    private PrivateServers(Path folder) {
        this.folder = folder;
        this.pair = new ServerPair(folder, Passwords.random());
    }

    /**
     * Starts both in a temporary folder and waits until they answer.
     *
     * @throws ServerFailure when one does not start
     */
    public static PrivateServers start() {
        try {
            return new PrivateServers(Files.createTempDirectory("townhound-private-servers"));
        } catch (IOException e) {
            throw new ServerFailure("Cannot make a temporary folder.", e);
        }
    }

    /** The running PostgreSQL, to kill and restart; it keeps its port. */
    public RunningServer postgres() {
        return pair.runningPostgres;
    }

    /** The running broker, to kill and restart; it keeps its port. */
    public RunningServer broker() {
        return pair.runningBroker;
    }

    @Override
    public String kafkaBootstrapServers() {
        return pair.broker.bootstrapServers();
    }

    @Override
    public ServiceDatabase createDatabase(String service) {
        return ServerPair.freshDatabase(pair.postgres, service);
    }

    /** Ends both and removes their data. */
    @Override
    public void close() {
        pair.close();
        LocalFolders.remove(folder);
    }
}
