package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.townhound.launcher.Compose.Container;
import org.townhound.servers.KafkaBroker;
import org.townhound.servers.PostgresServer;
import org.townhound.servers.Topics;

/** PostgreSQL and Kafka in containers are set as those of {@code up}, and all starts in the order of need. */
class ComposedServersTest {
    private static final String HEALTHY = "service_healthy";
    private static final String DONE = "service_completed_successfully";

    private final Compose compose = Compose.read(Compose.MAIN);
    private final Compose development = Compose.read(Compose.DEVELOPMENT);

    @Test
    void postgresql_is_as_durable_and_as_silent_as_locally() {
        Container postgresql = compose.container("postgresql");
        List<String> settings = PostgresServer.settings().stream()
                .flatMap(one -> Stream.of("-c", one))
                .toList();
        assertEquals(settings, postgresql.texts("command"));
        assertEquals(
                String.join(" ", PostgresServer.clusterOptions()),
                postgresql.environment().get("POSTGRES_INITDB_ARGS"));
        assertEquals(List.of("postgresql:/var/lib/postgresql/data"), postgresql.texts("volumes"));
        assertEquals(List.of(), postgresql.texts("ports"));
    }

    @Test
    void kafka_is_set_as_locally() {
        Map<String, String> expected = new TreeMap<>(Map.of(
                "CLUSTER_ID", "dG93bmhvdW5kLWthZmthMQ",
                "KAFKA_HEAP_OPTS", "-Xms64m -Xmx384m",
                "KAFKA_CONTROLLER_QUORUM_VOTERS", "1@kafka:9093",
                "KAFKA_LISTENERS", "CLIENTS://:9092,CONTROLLER://:9093",
                "KAFKA_ADVERTISED_LISTENERS", "CLIENTS://kafka:9092",
                "KAFKA_LOG_DIRS", "/var/lib/kafka/data"));
        KafkaBroker.settings().forEach(line -> {
            String[] setting = line.split("=", 2);
            expected.put("KAFKA_" + ServiceSettings.variable(setting[0]), setting[1]);
        });
        Container kafka = compose.container("kafka");
        assertEquals(expected, kafka.environment());
        assertEquals(Integer.toString(Topics.PARTITIONS), expected.get("KAFKA_NUM_PARTITIONS"));
        assertEquals(List.of("kafka:/var/lib/kafka/data"), kafka.texts("volumes"));
        assertEquals(List.of(), kafka.texts("ports"));
    }

    @Test
    void the_setup_is_the_launchers_own_and_knows_every_database() {
        Container setup = compose.container("setup");
        Set<String> expected = new TreeSet<>(Set.of(
                "TOWNHOUND_DATABASE_HOST",
                "TOWNHOUND_DATABASE_PORT",
                "KAFKA_BOOTSTRAP_SERVERS",
                "POSTGRES_PASSWORD",
                ServiceSettings.variable(Preparation.IDENTITY) + "_DATABASE_OWNER_PASSWORD"));
        for (ServiceDefinition service : ServiceDefinition.ALL) {
            String name = ServiceSettings.variable(service.name());
            Map<String, String> told = compose.container(service.name()).environment();
            expected.add(name + "_DATABASE_PASSWORD");
            expected.add(name + "_DATABASE_OWNER_PASSWORD");
            assertEquals(
                    told.get("TOWNHOUND_DATABASE_PASSWORD"), setup.environment().get(name + "_DATABASE_PASSWORD"));
            assertEquals(
                    told.get("TOWNHOUND_DATABASE_OWNER_PASSWORD"),
                    setup.environment().get(name + "_DATABASE_OWNER_PASSWORD"));
            assertEquals(setup.environment().get("KAFKA_BOOTSTRAP_SERVERS"), told.get("KAFKA_BOOTSTRAP_SERVERS"));
        }
        assertEquals(expected, setup.environment().keySet());
        String program =
                ImageFile.read(setup.imageFile()).in("setup", "ENTRYPOINT").orElseThrow();
        assertTrue(program.endsWith("\"" + Launcher.class.getName() + "\", \"prepare\"]"), program);
    }

    @Test
    void everything_waits_for_what_it_needs() {
        assertEquals(
                Map.of("postgresql", HEALTHY, "kafka", HEALTHY),
                compose.container("setup").dependencies());
        assertEquals(Map.of("setup", DONE), compose.container("identity").dependencies());
        for (ServiceDefinition service : ServiceDefinition.ALL) {
            Map<String, String> waits = new TreeMap<>(Map.of("setup", DONE, "identity", HEALTHY));
            if (service.name().equals("notification")) {
                waits.put("mail", HEALTHY);
            }
            assertEquals(waits, compose.container(service.name()).dependencies(), service.name());
        }
        assertEquals(
                Map.of("identity", HEALTHY),
                development.container("example-people").dependencies());
    }

    @Test
    void what_is_waited_for_can_tell_that_it_is_there() {
        Set<String> awaited = new HashSet<>();
        compose.containers()
                .values()
                .forEach(container -> container.dependencies().forEach((other, condition) -> {
                    if (condition.equals(HEALTHY)) {
                        awaited.add(other);
                    } else {
                        assertEquals("on-failure", compose.container(other).text("restart"), other);
                    }
                }));
        for (String name : awaited) {
            Container container = compose.container(name);
            boolean checked = container.settings().containsKey("healthcheck")
                    || ImageFile.read(container.imageFile())
                            .in(null, "HEALTHCHECK")
                            .isPresent();
            assertTrue(checked, name);
        }
        assertEquals(
                List.of("CMD", "pg_isready", "-q", "-h", "127.0.0.1", "-U", PostgresServer.SUPERUSER),
                Compose.map(compose.container("postgresql").settings().get("healthcheck"))
                        .get("test"));
    }
}
