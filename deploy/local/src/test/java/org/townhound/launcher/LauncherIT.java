package org.townhound.launcher;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.townhound.launcher.State.Phase;
import org.townhound.launcher.State.Running;

/** One scratch stack from its first start to its end; real servers, stand-ins for the services. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LauncherIT {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @TempDir
    private static Path home;

    private record Outcome(int code, String text) {}

    @BeforeAll
    static void installAndStart() throws IOException, InterruptedException {
        StandInService.install(home, "licensing");
        StandInService.install(home, "enforcement");
        StandInService.install(home, "impound");
        StandInService.install(home, "notification");
        Outcome up = townhound("up", "--detach", "--ports", "free", "--simulation", "--at", "2026-02-20T00:00-05:00");
        assertEquals(0, up.code(), up.text());
        assertTrue(up.text().contains("./townhound token"), up.text());
    }

    @AfterAll
    static void end() throws IOException, InterruptedException {
        townhound("down");
    }

    @Test
    @Order(1)
    void status_is_healthy_and_names_every_process() throws IOException, InterruptedException {
        Outcome status = townhound("status");
        assertEquals(0, status.code(), status.text());
        for (String name :
                List.of("postgresql", "kafka", "mail", "licensing", "enforcement", "impound", "notification")) {
            assertTrue(
                    status.text().lines().anyMatch(line -> line.matches(name + " +healthy .* MB .*")), status.text());
        }
    }

    @Test
    @Order(1)
    void each_service_is_told_its_database_and_the_topics_are_there()
            throws IOException, SQLException, ExecutionException, InterruptedException {
        String url = "jdbc:postgresql://%s:%s/%s"
                .formatted(
                        environment("enforcement", "TOWNHOUND_DATABASE_HOST"),
                        environment("enforcement", "TOWNHOUND_DATABASE_PORT"),
                        environment("enforcement", "TOWNHOUND_DATABASE_NAME"));
        try (Connection owner = DriverManager.getConnection(
                        url,
                        environment("enforcement", "TOWNHOUND_DATABASE_OWNER_USER"),
                        environment("enforcement", "TOWNHOUND_DATABASE_OWNER_PASSWORD"));
                Statement statement = owner.createStatement()) {
            statement.execute("create schema kept");
        }
        try (Admin admin =
                Admin.create(Map.of("bootstrap.servers", environment("enforcement", "KAFKA_BOOTSTRAP_SERVERS")))) {
            assertEquals(
                    Set.of(
                            "townhound.licensing",
                            "townhound.enforcement",
                            "townhound.impound",
                            "townhound.notification",
                            "townhound.directory"),
                    admin.listTopics().names().get());
        }
        assertEquals("true", environment("enforcement", "TOWNHOUND_SIMULATION"));
        assertEquals("2026-02-20T00:00-05:00", environment("enforcement", "TOWNHOUND_SIMULATION_AT"));
        assertEquals(
                state().processes().get("licensing").url(),
                environment("enforcement", "TOWNHOUND_SOURCES_LICENSING_URL"));
        assertNotEquals(environment("licensing", "TOWNHOUND_SECRET"), environment("enforcement", "TOWNHOUND_SECRET"));
    }

    @Test
    @Order(1)
    void servers_that_run_already_are_prepared_as_a_container_does_it_and_again_without_harm()
            throws SQLException, ExecutionException, InterruptedException {
        Secrets secrets = new Secrets(new DataFolder(home.resolve(".townhound")));
        Map<String, String> told = new HashMap<>(Map.of(
                "TOWNHOUND_DATABASE_HOST",
                "127.0.0.1",
                "TOWNHOUND_DATABASE_PORT",
                Integer.toString(running("postgresql").port()),
                "KAFKA_BOOTSTRAP_SERVERS",
                "127.0.0.1:" + running("kafka").port(),
                "POSTGRES_PASSWORD",
                secrets.superuser(),
                "IDENTITY_DATABASE_OWNER_PASSWORD",
                "kept by the test"));
        assertThrows(Refusal.class, () -> new Preparation(told).run());
        for (ServiceDefinition service : ServiceDefinition.ALL) {
            String name = service.name().toUpperCase(Locale.ROOT);
            told.put(name + "_DATABASE_PASSWORD", secrets.database(service.name()));
            told.put(name + "_DATABASE_OWNER_PASSWORD", secrets.databaseOwner(service.name()));
        }
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", told.get("KAFKA_BOOTSTRAP_SERVERS")))) {
            admin.deleteTopics(Set.of("townhound.directory", "townhound.impound"))
                    .all()
                    .get();
            await().atMost(PATIENCE)
                    .until(() -> admin.listTopics().names().get().size() == 3);
            new Preparation(told).run();
            new Preparation(told).run();
            assertEquals(5, admin.listTopics().names().get().size());
        }
        String url = "jdbc:postgresql://127.0.0.1:" + told.get("TOWNHOUND_DATABASE_PORT") + "/identity";
        try (Connection owner = DriverManager.getConnection(url, "identity_owner", "kept by the test");
                Statement statement = owner.createStatement()) {
            statement.execute("create table realm (id int)");
        }
        assertThrows(
                SQLException.class,
                () -> DriverManager.getConnection(url, "licensing", secrets.database("licensing"))
                        .close());
    }

    private static Running running(String process) {
        return state().processes().get(process);
    }

    @Test
    @Order(1)
    void a_second_up_says_that_it_runs_already() throws IOException, InterruptedException {
        Outcome again = townhound("up", "--ports", "free", "--simulation");
        assertEquals(0, again.code(), again.text());
        assertTrue(again.text().contains("already runs"), again.text());
    }

    @Test
    @Order(1)
    void a_token_is_printed_alone_and_only_an_auditor_has_every_town() throws IOException, InterruptedException {
        Outcome token = townhound("token", "--role", "town-clerk", "--town", "whitman-ma");
        assertTrue(token.text().strip().matches("[\\w-]+\\.[\\w-]+\\.[\\w-]+"), token.text());
        assertEquals(
                1, townhound("token", "--role", "town-clerk", "--town", "*").code());
        assertEquals(0, townhound("token", "--role", "auditor", "--town", "*").code());
    }

    @Test
    @Order(2)
    void every_killed_process_comes_back_even_while_the_repository_is_built_anew() throws IOException {
        Files.delete(home.resolve("licensing-service/target/quarkus-app/quarkus-run.jar"));
        State before = state();
        before.processes()
                .values()
                .forEach(running -> running.process().find().ifPresent(ProcessHandle::destroyForcibly));
        await().atMost(PATIENCE)
                .until(() -> before.processes().keySet().stream().allMatch(LauncherIT::cameBack));
        await().atMost(PATIENCE).until(() -> townhound("status").code() == 0);
        StandInService.install(home, "licensing");
    }

    @Test
    @Order(3)
    void when_the_launcher_is_killed_its_children_end_and_the_next_up_takes_the_data_over()
            throws IOException, InterruptedException, SQLException {
        List<ProcessHandle> children = children();
        state().launcher().find().orElseThrow().destroyForcibly();
        await().atMost(PATIENCE).until(() -> children.stream().noneMatch(ProcessHandle::isAlive));
        assertEquals(1, townhound("status").code());

        Outcome up = townhound("up", "--detach", "--ports", "free", "--simulation");
        assertEquals(0, up.code(), up.text());
        Outcome status = townhound("status");
        assertEquals(0, status.code(), status.text());
        String url = "jdbc:postgresql://127.0.0.1:"
                + state().processes().get("postgresql").port() + "/enforcement";
        try (Connection runtime = DriverManager.getConnection(
                        url, "enforcement", environment("enforcement", "TOWNHOUND_DATABASE_PASSWORD"));
                Statement statement = runtime.createStatement();
                ResultSet found = statement.executeQuery("select 1 from pg_namespace where nspname = 'kept'")) {
            assertTrue(found.next());
        }
    }

    @Test
    @Order(4)
    void down_ends_everything_and_real_data_never_joins_a_simulation() throws IOException, InterruptedException {
        List<ProcessHandle> children = children();
        assertEquals(0, townhound("down").code());
        assertTrue(children.stream().noneMatch(ProcessHandle::isAlive));
        assertEquals(1, townhound("status").code());

        Outcome up = townhound("up", "--detach", "--ports", "free");
        assertEquals(1, up.code(), up.text());
        assertTrue(up.text().contains("add --simulation"), up.text());
    }

    @Test
    @Order(5)
    void a_service_that_is_not_built_is_named(@TempDir Path empty) throws IOException, InterruptedException {
        Outcome up = townhound(empty, "up", "--detach", "--ports", "free");
        assertEquals(1, up.code(), up.text());
        assertTrue(up.text().contains("licensing service is not built"), up.text());
    }

    private static boolean cameBack(String name) {
        Running running = state().processes().get(name);
        return running.restarts() == 1 && running.process().find().isPresent();
    }

    private static List<ProcessHandle> children() {
        List<ProcessHandle> children = new ArrayList<>();
        state().processes().values().stream()
                .flatMap(running -> running.process().find().stream())
                .flatMap(process -> Stream.concat(Stream.of(process), process.descendants()))
                .forEach(children::add);
        return children;
    }

    private static State state() {
        State state = StateFile.read(new DataFolder(home.resolve(".townhound"))).orElseThrow();
        assertNotEquals(Phase.FAILED, state.phase());
        return state;
    }

    private static String environment(String service, String name) throws IOException {
        URI address = URI.create(state().processes().get(service).url() + "/environment/" + name);
        try (InputStream answer = address.toURL().openStream()) {
            return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Outcome townhound(String... arguments) throws IOException, InterruptedException {
        return townhound(home, arguments);
    }

    private static Outcome townhound(Path where, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dtownhound.home=" + where,
                "-cp",
                System.getProperty("java.class.path"),
                Launcher.class.getName()));
        command.addAll(List.of(arguments));
        Path said = Files.createTempFile(home, "said", ".txt");
        int code = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start()
                .waitFor();
        return new Outcome(code, Files.readString(said));
    }
}
