package org.townhound.launcher;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.townhound.servers.FreePorts;

/**
 * The ports of one stack on 127.0.0.1.
 *
 * @param services by the service's name
 */
record Ports(int postgresql, int kafka, Map<String, Integer> services) {
    private static final int POSTGRESQL = 5433;
    private static final int KAFKA = 9092;

    /** The ports that outside software counts on. */
    static Ports usual(List<ServiceDefinition> services) {
        return new Ports(
                POSTGRESQL,
                KAFKA,
                services.stream().collect(Collectors.toMap(ServiceDefinition::name, ServiceDefinition::port)));
    }

    /** Any free ports, for a scratch stack. */
    static Ports free(List<ServiceDefinition> services) {
        return new Ports(
                FreePorts.next(),
                FreePorts.next(),
                services.stream().collect(Collectors.toMap(ServiceDefinition::name, _ -> FreePorts.next())));
    }

    /**
     * Sees that nobody listens on them.
     *
     * @throws Refusal when somebody does
     */
    void check() {
        check("postgresql", postgresql);
        check("kafka", kafka);
        services.forEach(Ports::check);
    }

    private static void check(String name, int port) {
        if (!FreePorts.isFree(port)) {
            throw new Refusal("Port " + port + ", which " + name
                    + " needs, is taken by another program: end it, or add --ports free.");
        }
    }
}
