package org.townhound.kit.access;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who may make which call, read from {@code access-matrix.yaml}: what does not stand there is denied.
 *
 * <p>The file holds the roles and, by service, each call with the roles that may make it.
 */
public final class AccessMatrix {
    /** The role of somebody without a token. */
    public static final String PUBLIC = "public";

    private static final String SIMULATION = "simulation";
    private static final ObjectMapper YAML = YAMLMapper.builder()
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final List<String> roles;
    private final Map<String, Rule> rules = new TreeMap<>();

    /** The file's form. */
    private record Written(List<String> roles, Map<String, Map<String, List<String>>> calls) {}

    /**
     * A call and who may make it.
     *
     * @param service the part of the file in which it stands: a service, {@code every-service} or {@code simulation}
     * @param call such as {@code POST /towns/{town}/dogs}
     * @param roles who may make it
     */
    public record Rule(String service, String call, Set<String> roles) {
        public Rule {
            roles = Set.copyOf(roles);
        }

        private String method() {
            return call.substring(0, call.indexOf(' '));
        }

        private boolean isAt(String path) {
            String template = call.substring(call.indexOf(' ') + 1);
            return path.matches(template.replaceAll("\\{[a-z]+}", "[^/]+"));
        }

        /** It exists only while time is simulated. */
        public boolean simulationOnly() {
            return service.equals(SIMULATION);
        }
    }

    /**
     * One field of the matrix.
     *
     * @param call such as {@code POST /towns/{town}/dogs}
     * @param role one of the roles
     * @param permitted whether that role may make that call
     */
    public record Cell(String call, String role, boolean permitted) {}

    private AccessMatrix(Written written) {
        this.roles = List.copyOf(written.roles());
        written.calls()
                .forEach((service, calls) -> calls.forEach((call, permitted) -> {
                    if (!roles.containsAll(permitted)) {
                        throw new IllegalArgumentException(call + " is given to a role that the matrix does not list");
                    }
                    if (rules.put(call, new Rule(service, call, Set.copyOf(permitted))) != null) {
                        throw new IllegalArgumentException(call + " stands twice in the matrix");
                    }
                }));
    }

    /**
     * Reads a matrix from the class path.
     *
     * @throws IllegalArgumentException when it is missing, or not a matrix
     */
    public static AccessMatrix read(String resource) {
        try (InputStream file = Thread.currentThread().getContextClassLoader().getResourceAsStream(resource)) {
            if (file == null) {
                throw new IllegalArgumentException("there is no " + resource + " on the class path");
            }
            return new AccessMatrix(YAML.readValue(file, new TypeReference<Written>() {}));
        } catch (IOException unreadable) {
            throw new IllegalArgumentException(resource + " is not an access matrix", unreadable);
        }
    }

    /** The rule for a method and a path template; empty means denied. */
    public Optional<Rule> rule(String method, String template) {
        return Optional.ofNullable(rules.get(method + " " + template));
    }

    /** The methods that some call has at a path, such as {@code GET} and {@code POST}; empty for no such path. */
    public List<String> methods(String path) {
        return rules.values().stream()
                .filter(rule -> rule.isAt(path))
                .map(Rule::method)
                .toList();
    }

    /** Every role that there is. */
    public List<String> roles() {
        return roles;
    }

    /** Every call of a service, those of every service among them. */
    public Set<String> calls(String service) {
        return rules(service).map(Rule::call).collect(Collectors.toSet());
    }

    /** Every role × call of a service, those of every service among them: what its tests go through. */
    public List<Cell> cells(String service) {
        List<Cell> cells = new ArrayList<>();
        rules(service)
                .forEach(rule -> roles.forEach(role ->
                        cells.add(new Cell(rule.call(), role, rule.roles().contains(role)))));
        return cells;
    }

    private Stream<Rule> rules(String service) {
        return rules.values().stream()
                .filter(rule -> rule.service().equals(service)
                        || rule.service().equals("every-service")
                        || rule.simulationOnly());
    }
}
