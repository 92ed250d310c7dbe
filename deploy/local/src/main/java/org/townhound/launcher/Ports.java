package org.townhound.launcher;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.townhound.servers.FreePorts;

/**
 * The ports of one stack on 127.0.0.1.
 *
 * @param mail where the mail catcher takes mails, by SMTP
 * @param mailPage where it shows them
 * @param services by the service's name
 */
record Ports(int postgresql, int kafka, int mail, int mailPage, Map<String, Integer> services) {
    private static final int POSTGRESQL = 5433;
    private static final int KAFKA = 9092;
    private static final int MAIL = 1025;
    private static final int MAIL_PAGE = 8025;

    /** The ports that outside software counts on. */
    static Ports usual(List<ServiceDefinition> services) {
        return new Ports(
                POSTGRESQL,
                KAFKA,
                MAIL,
                MAIL_PAGE,
                services.stream().collect(Collectors.toMap(ServiceDefinition::name, ServiceDefinition::port)));
    }

    /** Any free ports, for a scratch stack. */
    static Ports free(List<ServiceDefinition> services) {
        return new Ports(
                FreePorts.next(),
                FreePorts.next(),
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
        check("mail", mail);
        check("the page of the mail catcher", mailPage);
        services.forEach(Ports::check);
    }

    private static void check(String name, int port) {
        if (!FreePorts.isFree(port)) {
            throw new Refusal("Port " + port + ", which " + name
                    + " needs, is taken by another program: end it, or add --ports free.");
        }
    }
}
