package org.townhound.servers;

import java.util.Arrays;
import java.util.List;

/** A real PostgreSQL and a real Kafka for tests, wherever they run. */
public interface TestServers {
    /** What Kafka clients take as {@code bootstrap.servers}. */
    String kafkaBootstrapServers();

    /**
     * A new, empty database with its two roles; nobody else uses it.
     *
     * @param service begins its name: small letters, at most 20, such as {@code licensing}
     * @throws ServerFailure when it cannot be made
     */
    ServiceDatabase createDatabase(String service);

    /** Makes a topic with the settings of the event stream: 12 partitions, kept for ever, each record flushed. */
    default void createTopic(String name) {
        Topics.make(kafkaBootstrapServers(), List.of(name));
    }

    /**
     * Makes a topic {@code <prefix>.<service>} for each service, so that tests which share a broker do not meet.
     *
     * @return the topics' names, in the services' order
     */
    default List<String> createTopics(String prefix, String... services) {
        List<String> names =
                Arrays.stream(services).map(service -> prefix + "." + service).toList();
        Topics.make(kafkaBootstrapServers(), names);
        return names;
    }

    /**
     * Makes the compacted topic {@code <prefix>.directory}.
     *
     * @return its name
     */
    default String createDirectoryTopic(String prefix) {
        String name = prefix + ".directory";
        Topics.makeDirectory(kafkaBootstrapServers(), name);
        return name;
    }
}
