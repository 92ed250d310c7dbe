package org.townhound.servers;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.common.config.ConfigResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedServersIT {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    /** A test process that joins the servers of a folder, says who it is and who runs them, and waits. */
    static final class User {
        public static void main(String[] arguments) {
            SharedServers servers = SharedServers.join(new SharedFolder(Path.of(arguments[0])));
            System.out.println(ProcessHandle.current().pid());
            System.out.println(servers.process().pid());
            System.out.println("ready");
            servers.process().onExit().orTimeout(1, TimeUnit.MINUTES).join();
        }
    }

    @Test
    void test_processes_share_one_pair_of_servers_that_ends_with_the_last(@TempDir Path temporary) throws IOException {
        Path folder = temporary.resolve("shared");
        List<ProcessHandle> first = user(folder, temporary.resolve("first"));
        List<ProcessHandle> second = user(folder, temporary.resolve("second"));
        ProcessHandle servers = first.getLast();
        assertEquals(servers, second.getLast());
        List<ProcessHandle> all =
                Stream.concat(Stream.of(servers), servers.descendants()).toList();

        first.getFirst().destroyForcibly();
        second.getFirst().destroyForcibly();

        await().atMost(PATIENCE).until(() -> all.stream().noneMatch(ProcessHandle::isAlive));
        assertEquals(List.of(), folders(folder));
    }

    @Test
    void every_database_is_new() throws SQLException {
        SharedServers servers = SharedServers.join();
        ServiceDatabase one = servers.createDatabase("licensing");
        ServiceDatabase other = servers.createDatabase("licensing");

        assertNotEquals(one.name(), other.name());
        try (Connection connection = DriverManager.getConnection(one.jdbcUrl(), one.user(), one.password())) {
            assertTrue(connection.isValid(1));
        }
    }

    @Test
    void topics_keep_everything_and_flush_every_record() throws ExecutionException, InterruptedException {
        SharedServers servers = SharedServers.join();
        String prefix = "shared-servers-" + Passwords.hexadecimal(4);

        List<String> topics = servers.createTopics(prefix, "licensing", "enforcement");

        assertEquals(List.of(prefix + ".licensing", prefix + ".enforcement"), topics);
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", servers.kafkaBootstrapServers()))) {
            String topic = topics.getFirst();
            assertEquals(
                    12,
                    admin.describeTopics(List.of(topic))
                            .allTopicNames()
                            .get()
                            .get(topic)
                            .partitions()
                            .size());
            ConfigResource resource = new ConfigResource(ConfigResource.Type.TOPIC, topic);
            Config settings =
                    admin.describeConfigs(List.of(resource)).all().get().get(resource);
            assertEquals("-1", settings.get("retention.ms").value());
            assertEquals("1", settings.get("flush.messages").value());
        }
    }

    /** Starts a user that is nobody's child, so that it belongs to no Maven run; gives it and who runs its servers. */
    private static List<ProcessHandle> user(Path folder, Path said) throws IOException {
        new ProcessBuilder(
                        "/bin/sh",
                        "-c",
                        "\"$@\" &",
                        "orphan",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        User.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        await().atMost(PATIENCE).until(() -> Files.readString(said).endsWith("ready\n"));
        return Files.readAllLines(said).stream()
                .limit(2)
                .map(pid -> ProcessHandle.of(Long.parseLong(pid)).orElseThrow())
                .toList();
    }

    private static List<Path> folders(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isDirectory).toList();
        }
    }
}
