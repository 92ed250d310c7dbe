package org.townhound.launcher;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.townhound.servers.Databases;
import org.townhound.servers.Passwords;
import org.townhound.servers.PostgresServer;
import org.townhound.servers.ServiceDatabase;
import org.townhound.servers.Topics;

/**
 * Makes databases, roles and topics in a PostgreSQL and a Kafka that run elsewhere: what {@code up} does in its own, as the
 * one task of a container that ends before any service starts. Safe to repeat; a changed password counts from then on.
 *
 * @param environment {@code TOWNHOUND_DATABASE_HOST} and {@code _PORT}, {@code POSTGRES_PASSWORD} of the superuser, {@code
 *     KAFKA_BOOTSTRAP_SERVERS}, and for each service {@code <SERVICE>_DATABASE_PASSWORD} and {@code
 *     <SERVICE>_DATABASE_OWNER_PASSWORD}; the latter for the identity provider too
 */
record Preparation(Map<String, String> environment) {
    /** The database of the identity provider, which runs as the role that owns it. */
    static final String IDENTITY = "identity";

    /**
     * Does it.
     *
     * @throws Refusal when a variable is missing or PostgreSQL does not do as told
     */
    void run() {
        String host = told("TOWNHOUND_DATABASE_HOST");
        int port = Integer.parseInt(told("TOWNHOUND_DATABASE_PORT"));
        try (Connection superuser = connect(host, port)) {
            Databases.close(superuser);
            for (ServiceDefinition service : ServiceDefinition.ALL) {
                String password = told(variable(service.name(), "DATABASE_PASSWORD"));
                Databases.make(superuser, database(host, port, service.name(), password));
            }
            Databases.make(superuser, database(host, port, IDENTITY, Passwords.random()));
        } catch (SQLException e) {
            throw new Refusal("PostgreSQL at " + host + ":" + port + " does not make the databases: " + e.getMessage());
        }
        String kafka = told("KAFKA_BOOTSTRAP_SERVERS");
        List<String> topics =
                ServiceDefinition.ALL.stream().map(ServiceDefinition::topic).toList();
        Topics.make(kafka, topics);
        Topics.makeDirectory(kafka, ServiceDefinition.DIRECTORY_TOPIC);
    }

    private ServiceDatabase database(String host, int port, String name, String password) {
        return new ServiceDatabase(host, port, name, password, told(variable(name, "DATABASE_OWNER_PASSWORD")));
    }

    private Connection connect(String host, int port) throws SQLException {
        Properties login = new Properties();
        login.setProperty("user", PostgresServer.SUPERUSER);
        login.setProperty("password", told("POSTGRES_PASSWORD"));
        return DriverManager.getConnection("jdbc:postgresql://" + host + ":" + port + "/postgres", login);
    }

    private static String variable(String name, String rest) {
        return name.toUpperCase(Locale.ROOT) + "_" + rest;
    }

    private String told(String variable) {
        return Optional.ofNullable(environment.get(variable))
                .filter(value -> !value.isBlank())
                .orElseThrow(() -> new Refusal("The variable " + variable + " is not set."));
    }

    /** Names no secret. */
    @Override
    public String toString() {
        return "Preparation" + environment.keySet();
    }
}
