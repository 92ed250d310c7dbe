package org.townhound.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.townhound.servers.ServiceDatabase;
import org.townhound.servers.SharedServers;
import org.townhound.servers.TestServers;

/**
 * Hands a service under test a database and topics of its own and every key that it reads: a real PostgreSQL and a real
 * broker, in containers where a Docker engine answers and from {@code local-servers} elsewhere.
 *
 * <p>Use it as {@code @QuarkusTestResource(TownhoundServers.class)}, with the argument {@code service} for the
 * service's name and, if need be, {@code at} for the first instant of the simulated clock. Topics are handed as {@code
 * townhound.topics.<service>}, and the service's own as {@code townhound.topic}.
 *
 * <p>No two tests see each other's rows or records, though all share the servers. Migrations are left to the service,
 * which runs them as in production.
 */
public final class TownhoundServers implements QuarkusTestResourceLifecycleManager {
    private static final List<String> PUBLISHERS = List.of("licensing", "enforcement", "impound", "notification");
    /** The discard port: a call to another service fails at once instead of meeting one by chance. */
    private static final String NOBODY_LISTENS = "http://127.0.0.1:9";

    private String service = PUBLISHERS.getFirst();
    private Map<String, String> arguments = Map.of();

    /** Takes {@code service}, by default {@code licensing}, and {@code at}, an instant in ISO 8601. */
    @Override
    public void init(Map<String, String> given) {
        service = given.getOrDefault("service", service);
        arguments = Map.copyOf(given);
    }

    /**
     * Joins or starts the servers and makes what belongs to this test.
     *
     * @return every configuration key that a service reads, under its MicroProfile name
     * @throws IllegalStateException when no database can be made
     */
    @Override
    public Map<String, String> start() {
        TestServers servers = ContainerServers.isDockerThere() ? ContainerServers.join() : SharedServers.join();
        ServiceDatabase database = servers.createDatabase(service);
        Map<String, String> configuration = new HashMap<>(database.configuration());
        configuration.put("kafka.bootstrap.servers", servers.kafkaBootstrapServers());
        configuration.putAll(topics(servers, database.name()));
        configuration.put("townhound.instance", database.name());
        configuration.put("townhound.token.public-key", TestKeys.publicKey());
        configuration.put("townhound.secret", secret());
        configuration.put("townhound.service-token", Tokens.of("service", "whitman-ma"));
        PUBLISHERS.forEach(name -> configuration.put("townhound.sources." + name + ".url", NOBODY_LISTENS));
        configuration.put("quarkus.http.test-port", "0");
        configuration.put("townhound.simulation", "true");
        if (arguments.containsKey("at")) {
            configuration.put("townhound.simulation.at", arguments.get("at"));
        }
        return configuration;
    }

    /** Nothing to do: the servers outlive this test for the ones that follow, and go when the last has ended. */
    @Override
    public void stop() {}

    private Map<String, String> topics(TestServers servers, String prefix) {
        List<String> names = servers.createTopics(prefix, PUBLISHERS.toArray(String[]::new));
        Map<String, String> topics = new HashMap<>();
        for (String publisher : PUBLISHERS) {
            topics.put("townhound.topics." + publisher, names.get(PUBLISHERS.indexOf(publisher)));
        }
        topics.put("townhound.topics.directory", servers.createDirectoryTopic(prefix));
        topics.put("townhound.topic", topics.get("townhound.topics." + service));
        return topics;
    }

    /** 32 bytes in hexadecimal; new for each test, so no keyed hash of one run fits another. */
    private static String secret() {
        byte[] secret = new byte[32];
        new SplittableRandom().nextBytes(secret);
        return HexFormat.of().formatHex(secret);
    }
}
