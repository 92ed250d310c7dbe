package org.townhound.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The file in which PostgreSQL notes its process id.
 *
 * <p>After a power cut that id may belong to some other program, and PostgreSQL would refuse to start. The file goes when
 * the process it names is no PostgreSQL; while it is one, PostgreSQL itself guards its data.
 */
final class PostmasterFile {
    private PostmasterFile() {}

    /**
     * Removes the file when the process that it names does not live or is another program.
     *
     * @param folder the server's data
     * @throws ServerFailure when the file cannot be read or removed
     */
    static void removeIfStale(Path folder) {
        Path file = folder.resolve("postmaster.pid");
        try {
            if (Files.exists(file) && !namesPostgres(Files.readAllLines(file))) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new ServerFailure("Cannot read or remove " + file + ".", e);
        }
    }

    private static boolean namesPostgres(List<String> lines) {
        if (lines.isEmpty() || !lines.getFirst().strip().matches("[0-9]{1,18}")) {
            return false;
        }
        Optional<String> program = ProcessHandle.of(
                        Long.parseLong(lines.getFirst().strip()))
                .flatMap(process -> process.info().command());
        return program.filter(command -> command.endsWith("postgres")).isPresent();
    }
}
