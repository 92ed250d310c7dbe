package org.townhound.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import org.townhound.servers.PrivateServers;
import org.townhound.servers.ServiceDatabase;
import org.townhound.servers.Topics;

/** Runs the measurement of the store alone, on servers of its own that are as durable as those of {@code up}. */
final class StoreProgram {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String TOPIC = "townhound.benchmark";

    private final Settings settings;

    StoreProgram(Settings settings) {
        this.settings = settings;
    }

    void run(Figures figures) throws IOException, InterruptedException, SQLException {
        try (PrivateServers servers = PrivateServers.start()) {
            ServiceDatabase database = servers.createDatabase("benchmark");
            makeTableForRawInserts(database);
            Topics.make(servers.kafkaBootstrapServers(), List.of(TOPIC));
            Path result = Files.createTempFile("townhound-bench", ".json");
            run(servers, database, result);
            JsonNode measured = JSON.readTree(result.toFile());
            measured.properties()
                    .forEach(figure ->
                            figures.put(figure.getKey(), figure.getValue().asDouble()));
            Files.delete(result);
        }
    }

    private void run(PrivateServers servers, ServiceDatabase database, Path result)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "--sun-misc-unsafe-memory-access=allow",
                        "-jar",
                        settings.home()
                                .resolve("deploy/benchmark/target/quarkus-app/quarkus-run.jar")
                                .toString(),
                        result.toString(),
                        Integer.toString(settings.scale()))
                .inheritIO();
        database.configuration()
                .forEach((key, value) ->
                        builder.environment().put(key.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_"), value));
        builder.environment().put("KAFKA_BOOTSTRAP_SERVERS", servers.kafkaBootstrapServers());
        int code = builder.start().waitFor();
        if (code != 0) {
            throw new IOException("the measurement of the store ended with " + code);
        }
    }

    private static void makeTableForRawInserts(ServiceDatabase database) throws SQLException {
        try (Connection owner = DriverManager.getConnection(
                        database.jdbcUrl(), database.ownerUser(), database.ownerPassword());
                Statement statement = owner.createStatement()) {
            statement.execute("create schema benchmark");
            statement.execute("create table benchmark.raw (id uuid primary key, payload json not null)");
            statement.execute("grant usage on schema benchmark to " + database.user());
            statement.execute("grant insert on benchmark.raw to " + database.user());
        }
    }
}
