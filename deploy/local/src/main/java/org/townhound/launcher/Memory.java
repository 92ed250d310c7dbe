package org.townhound.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** How much memory a process and its children hold. */
final class Memory {
    private static final int KIB_PER_MIB = 1024;

    private Memory() {}

    /** In MB; memory that children share is counted once where the system says so (Linux). */
    static long megabytes(ProcessHandle process) {
        long kib = Stream.concat(Stream.of(process), process.descendants())
                .mapToLong(one -> kib(one.pid()))
                .sum();
        return kib / KIB_PER_MIB;
    }

    private static long kib(long pid) {
        Path shared = Path.of("/proc", Long.toString(pid), "smaps_rollup");
        try (Stream<String> lines = Files.lines(shared)) {
            return lines.filter(line -> line.startsWith("Pss:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
                    .sum();
        } catch (IOException | UncheckedIOException e) {
            return resident(pid);
        }
    }

    private static long resident(long pid) {
        try {
            Process ps = new ProcessBuilder("ps", "-o", "rss=", "-p", Long.toString(pid)).start();
            String said = ps.inputReader().readLine();
            return said == null ? 0 : Long.parseLong(said.strip());
        } catch (IOException e) {
            return 0;
        }
    }
}
