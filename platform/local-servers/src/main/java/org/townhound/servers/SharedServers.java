package org.townhound.servers;

import java.io.IOException;
import java.net.Socket;

/**
 * One PostgreSQL and one broker for all test processes of a Maven run.
 *
 * <p>The first test process starts a detached process that runs both; the others join it. Each holds a connection to it as
 * its lease, which the operating system closes whatever becomes of the test. When the last lease is gone and the Maven run
 * has ended, the detached process ends the servers, removes their data and ends itself. The servers are as durable as
 * those of {@code townhound up}; their data lies in the folder for temporary files.
 */
public final class SharedServers implements TestServers, AutoCloseable {
    private static SharedServers joined;

    private final Socket lease;
    private final SharedState state;

    private SharedServers(Socket lease, SharedState state) {
        this.lease = lease;
        this.state = state;
    }

    /**
     * The servers of this Maven run, started when they are not yet. The process joins once and stays until it ends.
     *
     * @throws ServerFailure when they cannot be started
     */
    public static synchronized SharedServers join() {
        if (joined == null) {
            joined = join(SharedFolder.ofThisBuild());
        }
        return joined;
    }

    /** Joins the servers of a folder with a lease of its own. */
    static SharedServers join(SharedFolder folder) {
        SharedLease lease = folder.locked(() -> SharedLease.take(folder));
        return new SharedServers(lease.socket(), lease.state());
    }

    @Override
    public String kafkaBootstrapServers() {
        return "127.0.0.1:" + state.kafkaPort();
    }

    @Override
    public ServiceDatabase createDatabase(String service) {
        return ServerPair.freshDatabase(state.postgres(), service);
    }

    /** The detached process, which runs the servers. */
    ProcessHandle process() {
        return ProcessHandle.of(state.pid()).orElseThrow();
    }

    /** Gives the lease back. */
    @Override
    public void close() {
        try {
            lease.close();
        } catch (IOException e) {
            throw new ServerFailure("Cannot give the lease back.", e);
        }
    }
}
