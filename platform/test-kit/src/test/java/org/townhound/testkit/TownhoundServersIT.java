package org.townhound.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.junit.jupiter.api.Test;

class TownhoundServersIT {
    private static final Map<String, String> LICENSING = start("licensing");

    @Test
    void both_roles_can_work_in_a_database_of_their_own() throws SQLException {
        for (String role : new String[] {"user", "owner-user"}) {
            String password = role.replace("user", "password");
            try (Connection connection = DriverManager.getConnection(
                            url(LICENSING), database(LICENSING, role), database(LICENSING, password));
                    ResultSet answer = connection.createStatement().executeQuery("select current_user")) {
                assertTrue(answer.next());
                assertEquals(database(LICENSING, role), answer.getString(1));
            }
        }
    }

    @Test
    void the_topics_are_there_with_twelve_partitions() throws Exception {
        try (Admin admin =
                Admin.create(Map.of("bootstrap.servers", (Object) LICENSING.get("kafka.bootstrap.servers")))) {
            String topic = LICENSING.get("townhound.topic");
            assertEquals(LICENSING.get("townhound.topics.licensing"), topic);
            assertEquals(
                    12,
                    admin.describeTopics(List.of(topic, LICENSING.get("townhound.topics.enforcement")))
                            .allTopicNames()
                            .get()
                            .get(topic)
                            .partitions()
                            .size());
        }
    }

    @Test
    void two_services_share_the_servers_and_nothing_else() {
        Map<String, String> enforcement = start("enforcement");

        assertEquals(database(LICENSING, "port"), database(enforcement, "port"));
        assertEquals(LICENSING.get("kafka.bootstrap.servers"), enforcement.get("kafka.bootstrap.servers"));
        assertNotEquals(database(LICENSING, "name"), database(enforcement, "name"));
        assertNotEquals(LICENSING.get("townhound.topic"), enforcement.get("townhound.topic"));
        assertNotEquals(LICENSING.get("townhound.secret"), enforcement.get("townhound.secret"));
        assertEquals(LICENSING.get("townhound.token.public-key"), enforcement.get("townhound.token.public-key"));
    }

    private static Map<String, String> start(String service) {
        TownhoundServers servers = new TownhoundServers();
        servers.init(Map.of("service", service, "at", "2026-02-20T00:00:00-05:00"));
        return servers.start();
    }

    private static String url(Map<String, String> configuration) {
        return "jdbc:postgresql://" + database(configuration, "host") + ":" + database(configuration, "port") + "/"
                + database(configuration, "name");
    }

    private static String database(Map<String, String> configuration, String key) {
        return configuration.get("townhound.database." + key);
    }
}
