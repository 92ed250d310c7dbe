package org.townhound.launcher;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a service reads of its configuration, found in its own and its libraries' property files and Java.
 *
 * @param known every variable that means something to it
 * @param required those that have no value unless somebody gives one
 */
record ServiceSettings(Map<String, String> properties, Set<String> known, Set<String> required) {
    private static final String FILES = "/src/main/resources/META-INF/microprofile-config.properties";
    private static final Pattern EXPRESSION = Pattern.compile("\\$\\{([a-z0-9.-]+)(:[^}]*)?}");
    private static final Pattern INJECTED =
            Pattern.compile("@ConfigProperty\\(name = \"([^\"]+)\"(, defaultValue[^)]*)?\\)\\s*(Optional<)?");
    private static final Pattern LOOKED_UP = Pattern.compile("getValue\\(\"([^\"]+)\",");
    private static final Set<String> OF_A_MAPPING =
            Set.of("townhound.simulation", "townhound.simulation.at", "townhound.simulation.patience");

    static ServiceSettings of(ServiceDefinition service) {
        Map<String, String> properties = new HashMap<>();
        properties.putAll(Repository.properties("platform/event-store" + FILES));
        properties.putAll(Repository.properties("platform/service-kit" + FILES));
        properties.putAll(Repository.properties(service.name() + "-service/src/main/resources/application.properties"));
        Set<String> known = new TreeSet<>(properties.keySet());
        Set<String> required = new TreeSet<>();
        known.addAll(OF_A_MAPPING);
        EXPRESSION.matcher(String.join("\n", properties.values())).results().forEach(found -> {
            known.add(found.group(1));
            if (found.group(2) == null) {
                required.add(found.group(1));
            }
        });
        String java = Repository.sources("platform/event-store/src/main")
                + Repository.sources("platform/service-kit/src/main")
                + Repository.sources(service.name() + "-service/src/main");
        INJECTED.matcher(java).results().forEach(found -> {
            known.add(found.group(1));
            if (found.group(2) == null && found.group(3) == null) {
                required.add(found.group(1));
            }
        });
        LOOKED_UP.matcher(java).results().map(found -> found.group(1)).forEach(known::add);
        ServiceDefinition.ALL.forEach(other -> known.add(source(other.name())));
        required.addAll(sources(service, properties));
        required.removeAll(properties.keySet());
        return new ServiceSettings(properties, variables(known), variables(required));
    }

    /** The services whose topics it reads or whose people it needs. */
    private static Set<String> sources(ServiceDefinition service, Map<String, String> properties) {
        String read = Optional.ofNullable(properties.get("townhound.directory.follows"))
                        .orElse("")
                + properties.keySet();
        return ServiceDefinition.ALL.stream()
                .map(ServiceDefinition::name)
                .filter(other -> !other.equals(service.name()))
                .filter(other -> read.contains("townhound.topics." + other) || read.startsWith(other))
                .map(ServiceSettings::source)
                .collect(Collectors.toSet());
    }

    private static String source(String service) {
        return "townhound.sources." + service + ".url";
    }

    private static Set<String> variables(Set<String> keys) {
        return keys.stream().map(ServiceSettings::variable).collect(Collectors.toCollection(TreeSet::new));
    }

    /** A key as the environment writes it. */
    static String variable(String key) {
        return key.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
    }

    /** A property whose value is one expression: the key behind it, such as {@code townhound.token.provider}. */
    String behind(String property) {
        return EXPRESSION
                .matcher(properties.get(property))
                .results()
                .map(MatchResult.class::cast)
                .map(found -> found.group(1))
                .findFirst()
                .orElseThrow();
    }
}
