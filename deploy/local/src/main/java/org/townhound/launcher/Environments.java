package org.townhound.launcher;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.townhound.servers.ServiceDatabase;

/** What each service is told, as environment variables: names of MicroProfile Config in their environment form. */
final class Environments {
    private final Plan plan;
    private final Secrets secrets;
    private final SigningKeys keys;
    private final Tokens tokens;

    Environments(Plan plan, Secrets secrets, SigningKeys keys, Tokens tokens) {
        this.plan = plan;
        this.secrets = secrets;
        this.keys = keys;
        this.tokens = tokens;
    }

    /** The database of a service. */
    ServiceDatabase database(ServiceDefinition service) {
        return new ServiceDatabase(
                "127.0.0.1",
                plan.ports().postgresql(),
                service.name(),
                secrets.database(service.name()),
                secrets.databaseOwner(service.name()));
    }

    /** The whole environment of a service. */
    Map<String, String> of(ServiceDefinition service) {
        Map<String, String> settings = new TreeMap<>(database(service).configuration());
        settings.put("kafka.bootstrap.servers", "127.0.0.1:" + plan.ports().kafka());
        settings.put("townhound.instance", "1");
        settings.put("townhound.mail.host", "127.0.0.1");
        settings.put("townhound.mail.port", Integer.toString(plan.ports().mail()));
        settings.put("townhound.simulation", Boolean.toString(plan.kind() == Kind.SIMULATION));
        plan.simulationStart().ifPresent(start -> settings.put("townhound.simulation.at", start.toString()));
        settings.put("townhound.token.public-key", keys.publicKey());
        settings.put("townhound.secret", secrets.hashKey(service.name()));
        settings.put("townhound.service-token", tokens.forService(service.name()));
        plan.services().forEach(source -> settings.put("townhound.sources." + source.name() + ".url", url(source)));
        settings.put("quarkus.http.host", "127.0.0.1");
        settings.put(
                "quarkus.http.port", Integer.toString(plan.ports().services().get(service.name())));
        Map<String, String> environment = new TreeMap<>();
        settings.forEach((key, value) -> environment.put(variable(key), value));
        return environment;
    }

    private String url(ServiceDefinition service) {
        return "http://127.0.0.1:" + plan.ports().services().get(service.name());
    }

    private static String variable(String key) {
        return key.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
    }
}
