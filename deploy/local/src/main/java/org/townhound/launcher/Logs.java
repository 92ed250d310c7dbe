package org.townhound.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** The log files of the processes: one and its predecessor for each, so that they never fill the disk. */
final class Logs {
    private static final long ROTATE_BYTES = 10_000_000;

    private Logs() {}

    /** Sets a log aside that has grown beyond 10 MB; done before the process starts. */
    static void rotate(Path log) {
        try {
            if (Files.exists(log) && Files.size(log) > ROTATE_BYTES) {
                Files.move(log, log.resolveSibling(log.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Adds a line of the launcher's own. */
    static void note(Path log, String line) {
        try {
            Files.writeString(
                    log,
                    Instant.now().truncatedTo(ChronoUnit.MILLIS) + " [launcher] " + line + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
