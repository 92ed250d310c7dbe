package org.townhound.launcher;

import java.nio.file.Path;
import java.util.List;

/**
 * A service of Townhound. All else follows from its name: the module {@code <name>-service}, the database, the roles and
 * the topic {@code townhound.<name>}.
 *
 * @param name in small letters
 * @param port where {@code up} lets it listen, unless told otherwise
 * @param heapMegabytes the most heap it may use
 */
record ServiceDefinition(String name, int port, int heapMegabytes) {
    /** Every service that {@code up} starts; a new one joins here. */
    static final List<ServiceDefinition> ALL = List.of(
            new ServiceDefinition("licensing", 8081, 224),
            new ServiceDefinition("enforcement", 8082, 224),
            new ServiceDefinition("impound", 8083, 224),
            new ServiceDefinition("notification", 8084, 224));

    /** The topic on which every service says that somebody in its directory has changed. */
    static final String DIRECTORY_TOPIC = "townhound.directory";

    /** The topic on which it publishes. */
    String topic() {
        return "townhound." + name;
    }

    /** The program, below the folder of the repository. */
    Path jar(Path home) {
        return home.resolve(name + "-service").resolve("target/quarkus-app/quarkus-run.jar");
    }
}
