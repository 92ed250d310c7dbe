package org.townhound.testkit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.UUID;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.postgresql.PostgreSQLContainer;
import org.townhound.servers.Databases;
import org.townhound.servers.ServiceDatabase;
import org.townhound.servers.TestServers;

/**
 * PostgreSQL and Kafka in containers, one pair for each test process; Testcontainers removes them after it.
 *
 * <p>The images are of the versions that {@code local-servers} starts, so a test means the same with and without a
 * Docker engine. Settings that matter to correctness are the same too: no topic comes into being because a client named
 * it.
 */
final class ContainerServers implements TestServers {
    private static final String POSTGRESQL = "postgres:17.6";
    private static final String KAFKA = "apache/kafka:4.1.2";
    private static final Path SOCKET = Path.of("/var/run/docker.sock");
    /** Characters that keep the names of databases apart; enough for one test run. */
    private static final int UNIQUE = 8;

    private static ContainerServers joined;

    private final PostgreSQLContainer postgresql = new PostgreSQLContainer(POSTGRESQL);
    private final KafkaContainer kafka = new KafkaContainer(KAFKA)
            .withEnv("KAFKA_AUTO_CREATE_TOPICS_ENABLE", "false")
            .withEnv("KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS", "0");

    private ContainerServers() {
        kafka.start();
        postgresql.start();
    }

    /** Whether a Docker engine answers; without a trace of one Testcontainers is not even asked. */
    static boolean isDockerThere() {
        boolean traced = System.getenv("DOCKER_HOST") != null
                || System.getenv("TESTCONTAINERS_HOST_OVERRIDE") != null
                || Files.exists(SOCKET);
        return traced && DockerClientFactory.instance().isDockerAvailable();
    }

    /**
     * The containers of this process, started when they are not yet.
     *
     * @throws IllegalStateException when PostgreSQL runs but does not let its own databases be closed to the services
     */
    static synchronized ContainerServers join() {
        if (joined == null) {
            joined = new ContainerServers();
            try (Connection superuser = joined.superuser()) {
                Databases.close(superuser);
            } catch (SQLException failed) {
                throw new IllegalStateException("cannot close the maintenance databases", failed);
            }
        }
        return joined;
    }

    /** {@code host:port} as seen from this process, in the form that Kafka's {@code bootstrap.servers} takes. */
    @Override
    public String kafkaBootstrapServers() {
        return kafka.getBootstrapServers();
    }

    /**
     * A database of its own with an owner and a runtime role, empty and not migrated.
     *
     * @param service the beginning of its name
     * @throws IllegalStateException when PostgreSQL refuses
     */
    @Override
    public ServiceDatabase createDatabase(String service) {
        ServiceDatabase database = new ServiceDatabase(
                postgresql.getHost(),
                postgresql.getMappedPort(PostgreSQLContainer.POSTGRESQL_PORT),
                service + "_" + unique().substring(0, UNIQUE),
                unique(),
                unique());
        try (Connection superuser = superuser()) {
            Databases.make(superuser, database);
        } catch (SQLException failed) {
            throw new IllegalStateException("cannot make a database for " + service, failed);
        }
        return database;
    }

    private Connection superuser() throws SQLException {
        return DriverManager.getConnection(postgresql.getJdbcUrl(), postgresql.getUsername(), postgresql.getPassword());
    }

    private static String unique() {
        return UUID.randomUUID().toString().replace("-", "");
    }
}
