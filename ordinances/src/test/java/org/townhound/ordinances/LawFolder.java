package org.townhound.ordinances;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The folder that holds this module's law, as it lies on the disk of whoever runs the tests. */
final class LawFolder {
    static final Path ROOT = Path.of("").toAbsolutePath();
    private static final YAMLMapper YAML = new YAMLMapper();

    private LawFolder() {}

    /** Relative names of the YAML files below {@code folder}, in order. */
    static List<String> yamlFiles(String folder) {
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .map(file -> ROOT.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The slug in a name such as {@code towns/whitman-ma/town.yaml}. */
    static String owner(String file) {
        return Path.of(file).getName(1).toString();
    }

    static JsonNode tree(String name) {
        try {
            return YAML.readTree(text(name));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static String text(String name) {
        try {
            return Files.readString(ROOT.resolve(name));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A town that has decided otherwise: settings of this town with other values. */
    static TownOrdinances decided(String slug, Map<String, String> settings) {
        Map<String, byte[]> changed = new TreeMap<>();
        for (String file : yamlFiles("towns/" + slug)) {
            JsonNode provisions = tree(file).path("provisions");
            settings.keySet().stream().filter(provisions::has).forEach(name -> {
                ObjectNode root = (ObjectNode) changedTree(changed, file);
                root.at("/provisions/" + name + "/values")
                        .forEach(dated -> ((ObjectNode) dated).put("value", settings.get(name)));
                changed.put(file, bytes(root));
            });
        }
        LawFiles rest = LawFiles.below(ROOT);
        return OrdinanceBook.from(file -> changed.containsKey(file) ? changed.get(file) : rest.read(file))
                .town(slug)
                .orElseThrow();
    }

    private static JsonNode changedTree(Map<String, byte[]> changed, String file) {
        try {
            return changed.containsKey(file) ? YAML.readTree(changed.get(file)) : tree(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static byte[] bytes(JsonNode tree) {
        try {
            return YAML.writeValueAsBytes(tree);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** A copy of the law with one file changed: {@code was} must stand in it and becomes {@code is}. */
    static LawFiles with(String name, String was, String is) {
        String text = text(name);
        if (!text.contains(was)) {
            throw new IllegalArgumentException(name + " does not hold: " + was);
        }
        Map<String, String> changed = new TreeMap<>(Map.of(name, text.replace(was, is)));
        LawFiles rest = LawFiles.below(ROOT);
        return file -> changed.containsKey(file) ? changed.get(file).getBytes(StandardCharsets.UTF_8) : rest.read(file);
    }
}
