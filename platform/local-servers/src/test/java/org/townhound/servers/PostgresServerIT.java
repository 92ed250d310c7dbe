package org.townhound.servers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PostgresServerIT {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @TempDir
    private static Path folder;

    private static PostgresServer postgres;
    private static RunningServer running;
    private static ServiceDatabase licensing;
    private static ServiceDatabase enforcement;

    @BeforeAll
    static void start() throws SQLException {
        postgres = new PostgresServer(folder.resolve("postgresql"), FreePorts.next(), "the superuser's password");
        running =
                RunningServer.start(postgres, folder.resolve("postgresql.log")).awaitReady(PATIENCE);
        licensing =
                new ServiceDatabase("127.0.0.1", postgres.port(), "licensing", "l'icensing", "owner of \"licensing\"");
        enforcement = new ServiceDatabase("127.0.0.1", postgres.port(), "enforcement", "enforcement", "owner");
        try (Connection superuser = postgres.connect()) {
            Databases.close(superuser);
            Databases.make(superuser, licensing);
            Databases.make(superuser, enforcement);
        }
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    @ParameterizedTest
    @CsvSource({
        "fsync, on",
        "synchronous_commit, on",
        "full_page_writes, on",
        "data_checksums, on",
        "server_encoding, UTF8",
        "password_encryption, scram-sha-256",
        "listen_addresses, 127.0.0.1",
        "log_min_error_statement, panic"
    })
    void it_runs_with_settings_that_lose_nothing_and_tell_nothing(String setting, String expected) throws SQLException {
        try (Connection superuser = postgres.connect()) {
            assertEquals(expected, ask(superuser, "show " + setting));
        }
    }

    @Test
    void a_committed_row_survives_kill_9() throws SQLException {
        try (Connection owner = owner(licensing)) {
            execute(owner, "create table dog (name text)");
            execute(owner, "insert into dog values ('Rex \uD83D\uDC15')");
        }

        running.kill();
        assertTrue(FreePorts.isFree(postgres.port()));
        running.restart();
        running.awaitReady(PATIENCE);

        try (Connection owner = owner(licensing)) {
            assertEquals("Rex \uD83D\uDC15", ask(owner, "select name from dog"));
        }
    }

    @Test
    void a_process_id_that_another_program_took_over_after_a_power_cut_hinders_no_start() throws IOException {
        running.kill();
        Files.writeString(
                folder.resolve("postgresql/postmaster.pid"),
                ProcessHandle.current().pid() + "\n");
        running.restart();
        running.awaitReady(PATIENCE);

        PostmasterFile.removeIfStale(folder.resolve("postgresql"));
        assertTrue(Files.exists(folder.resolve("postgresql/postmaster.pid")));
    }

    @ParameterizedTest
    @CsvSource({"idle_in_transaction_session_timeout, 10s", "lock_timeout, 2s", "statement_timeout, 30s"})
    void sessions_of_a_service_are_bounded(String setting, String expected) throws SQLException {
        try (Connection runtime = runtime(licensing)) {
            assertEquals(expected, ask(runtime, "show " + setting));
        }
    }

    @Test
    void a_service_may_use_only_what_the_migrations_grant() throws SQLException {
        try (Connection owner = owner(enforcement);
                Connection runtime = runtime(enforcement)) {
            execute(owner, "create schema app");
            execute(owner, "create table app.offense (id int)");
            assertRefused(() -> execute(runtime, "select * from app.offense"));
            assertRefused(() -> execute(runtime, "create table offense (id int)"));
            assertRefused(() -> execute(runtime, "create schema other"));
        }
    }

    @Test
    void no_role_of_a_service_enters_another_database() {
        assertRefused(() -> login("enforcement", licensing.user(), licensing.password()));
        assertRefused(() -> login("enforcement", licensing.ownerUser(), licensing.ownerPassword()));
        assertRefused(() -> login("postgres", licensing.user(), licensing.password()));
        assertRefused(() -> login("template1", licensing.ownerUser(), licensing.ownerPassword()));
    }

    @Test
    void a_wrong_password_is_refused() {
        SQLException refusal = assertThrows(SQLException.class, () -> login("licensing", "licensing", "guess"));
        assertEquals("28P01", refusal.getSQLState());
    }

    @Test
    void making_a_database_again_keeps_it_and_sets_the_password() throws SQLException {
        ServiceDatabase other = new ServiceDatabase("127.0.0.1", postgres.port(), "impound", "first", "owner");
        ServiceDatabase again = new ServiceDatabase("127.0.0.1", postgres.port(), "impound", "second", "owner");
        try (Connection superuser = postgres.connect()) {
            Databases.make(superuser, other);
            try (Connection owner = owner(other)) {
                execute(owner, "create schema kept");
            }
            Databases.make(superuser, again);
        }
        try (Connection runtime = runtime(again)) {
            assertEquals("kept", ask(runtime, "select nspname from pg_namespace where nspname = 'kept'"));
        }
    }

    private static void assertRefused(org.junit.jupiter.api.function.Executable act) {
        assertEquals("42501", assertThrows(SQLException.class, act).getSQLState());
    }

    private static Connection runtime(ServiceDatabase database) throws SQLException {
        return DriverManager.getConnection(database.jdbcUrl(), database.user(), database.password());
    }

    private static Connection owner(ServiceDatabase database) throws SQLException {
        return DriverManager.getConnection(database.jdbcUrl(), database.ownerUser(), database.ownerPassword());
    }

    private static void login(String database, String user, String password) throws SQLException {
        String url = "jdbc:postgresql://127.0.0.1:" + postgres.port() + "/" + database;
        DriverManager.getConnection(url, user, password).close();
    }

    private static String ask(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(query)) {
            assertTrue(answer.next());
            return answer.getString(1);
        }
    }

    private static void execute(Connection connection, String command) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(command);
        }
    }
}
