package org.townhound.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.townhound.servers.LocalFolders;

/**
 * The services' programs as a data folder runs them: copies, taken at every {@code up}, so that a build or a test run in
 * the repository does not pull the jars from under a running system.
 */
record Programs(Path home, DataFolder folder) {
    /**
     * Copies a service's program and gives the jar to run.
     *
     * @throws Refusal when it is not built
     */
    Path take(ServiceDefinition service) {
        Path built = service.jar(home);
        if (!Files.exists(built)) {
            throw new Refusal("The " + service.name() + " service is not built: " + built + " is missing.");
        }
        Path copy = folder.path().resolve("programs").resolve(service.name());
        LocalFolders.remove(copy);
        try (Stream<Path> files = Files.walk(built.getParent())) {
            for (Path file : files.toList()) {
                copy(file, copy.resolve(built.getParent().relativize(file)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return copy.resolve(built.getFileName());
    }

    private static void copy(Path file, Path to) throws IOException {
        if (Files.isDirectory(file)) {
            Files.createDirectories(to);
        } else {
            Files.copy(file, to);
        }
    }
}
