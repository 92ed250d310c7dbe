package org.townhound.acceptance.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds scenarios: a file is one, a folder means all below it, save what folders named {@code parts} hold. */
public final class ScenarioFiles {
    private static final Path PARTS = Path.of("parts");

    private ScenarioFiles() {}

    /**
     * Reads all scenarios of some paths, in order.
     *
     * @throws ScenarioFault when one cannot be read, none is found, or two have one name
     */
    public static List<Scenario> read(List<Path> paths) {
        List<Scenario> scenarios = paths.stream()
                .flatMap(path -> files(path).stream())
                .map(ScenarioReader::read)
                .toList();
        Map<String, Path> names = new HashMap<>();
        for (Scenario scenario : scenarios) {
            Path other = names.putIfAbsent(scenario.name(), scenario.file());
            if (other != null) {
                throw new ScenarioFault(
                        scenario.file(), 1, "has the same name as " + other + "; the name makes its ids its own");
            }
        }
        return scenarios;
    }

    private static List<Path> files(Path path) {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try (Stream<Path> all = Files.walk(path)) {
            List<Path> found = all.filter(file -> file.toString().endsWith(".yaml"))
                    .filter(file -> !PARTS.equals(file.getParent().getFileName()))
                    .sorted()
                    .toList();
            if (found.isEmpty()) {
                throw new ScenarioFault(path, 0, "holds no scenario");
            }
            return found;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
