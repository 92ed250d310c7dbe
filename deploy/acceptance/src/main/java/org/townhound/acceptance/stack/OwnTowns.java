package org.townhound.acceptance.stack;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.scenario.TownCopy;

/** Writes the law of scenarios' own towns: a copy of a town's files with some settings changed. */
final class OwnTowns {
    private static final ObjectMapper YAML = YAMLMapper.builder(
                    new YAMLFactory().disable(YAMLGenerator.Feature.MINIMIZE_QUOTES))
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private OwnTowns() {}

    /**
     * Writes a folder for {@code TOWNHOUND_ORDINANCES}.
     *
     * @param home the folder of the repository
     * @return the folder; empty when no scenario has a town of its own
     */
    static Optional<Path> write(Path home, Path folder, List<Scenario> scenarios) throws IOException {
        List<TownCopy> towns = scenarios.stream()
                .flatMap(scenario -> scenario.ownTown().stream())
                .toList();
        if (towns.isEmpty()) {
            return Optional.empty();
        }
        List<String> slugs = towns.stream().map(TownCopy::slug).toList();
        if (new TreeSet<>(slugs).size() < slugs.size()) {
            throw new IllegalArgumentException("Two scenarios have a town of one name: " + slugs);
        }
        Files.createDirectories(folder);
        YAML.writeValue(folder.resolve("towns.yaml").toFile(), Map.of("towns", slugs));
        for (TownCopy town : towns) {
            copy(home.resolve("ordinances/towns").resolve(town.of()), folder.resolve("towns/" + town.slug()), town);
        }
        return Optional.of(folder);
    }

    private static void copy(Path from, Path to, TownCopy town) throws IOException {
        TreeSet<String> unused = new TreeSet<>(town.settings().keySet());
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                ObjectNode content = (ObjectNode) YAML.readTree(Files.readAllBytes(file));
                if (content.has("slug")) {
                    content.put("slug", town.slug());
                }
                town.settings().forEach((provision, value) -> {
                    if (content.path("provisions").get(provision) instanceof ObjectNode entry) {
                        change((ObjectNode) entry.get("values"), value);
                        unused.remove(provision);
                    }
                });
                Path copy = to.resolve(from.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                YAML.writeValue(copy.toFile(), content);
            }
        }
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException("The town " + town.of() + " has no provision " + unused + ".");
        }
    }

    private static void change(ObjectNode values, JsonNode to) {
        if (to.isObject()) {
            values.setAll((ObjectNode) to);
        } else {
            values.forEach(dated -> ((ObjectNode) dated).set("value", to));
        }
    }
}
