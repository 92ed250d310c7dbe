package org.townhound.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** The log files of the processes: one of 10 MB and its predecessor for each, so that they never fill the disk. */
final class Logs {
    /** A log that is larger is set aside. */
    static final long LARGEST_BYTES = 10_000_000;

    private static final int CHECK_SECONDS = 30;

    private Logs() {}

    /** Watches over logs as long as this process lives. */
    static ScheduledFuture<?> watch(List<Path> logs) {
        return Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().factory())
                .scheduleWithFixedDelay(() -> logs.forEach(Logs::tryToRotate), 0, CHECK_SECONDS, TimeUnit.SECONDS);
    }

    private static void tryToRotate(Path log) {
        try {
            rotate(log);
        } catch (UncheckedIOException e) {
            // The disk is full, or the log was just removed: the next check tries again.
            return;
        }
    }

    /** Sets a log aside that has grown too large; its process goes on appending to the emptied file. */
    static void rotate(Path log) {
        try {
            if (Files.exists(log) && Files.size(log) > LARGEST_BYTES) {
                Path aside = log.resolveSibling(log.getFileName() + ".1");
                Files.copy(log, aside, StandardCopyOption.REPLACE_EXISTING);
                try (FileChannel channel = FileChannel.open(log, StandardOpenOption.WRITE)) {
                    channel.truncate(0);
                }
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
