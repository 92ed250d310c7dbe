package org.townhound.eventstore;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.townhound.servers.FreePorts;
import org.townhound.servers.ServiceDatabase;
import org.townhound.servers.SharedServers;

/** A migrated database and a topic of its own for the store under test. */
public final class StoreServers implements QuarkusTestResourceLifecycleManager {
    @Override
    public Map<String, String> start() {
        SharedServers servers = SharedServers.join();
        ServiceDatabase database = servers.createDatabase("store");
        migrate(database);
        String topic = servers.createTopics(database.name(), "licensing").getFirst();
        Map<String, String> configuration = new HashMap<>(database.configuration());
        configuration.put("kafka.bootstrap.servers", servers.kafkaBootstrapServers());
        configuration.put("townhound.topic", topic);
        configuration.put("townhound.sources.enforcement.url", "http://127.0.0.1:" + FreePorts.next());
        return configuration;
    }

    @Override
    public void stop() {}

    private static void migrate(ServiceDatabase database) {
        Flyway.configure()
                .dataSource(database.jdbcUrl(), database.ownerUser(), database.ownerPassword())
                .schemas("eventstore")
                .locations("classpath:db/eventstore")
                .placeholders(Map.of("service_role", database.user()))
                .load()
                .migrate();
        try (Connection owner = DriverManager.getConnection(
                        database.jdbcUrl(), database.ownerUser(), database.ownerPassword());
                Statement statement = owner.createStatement()) {
            statement.execute(
                    "create table public.effect (consumer text, event_id uuid, primary key (consumer, event_id))");
            statement.execute("grant select, insert on public.effect to " + database.user());
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
