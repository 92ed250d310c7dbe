package org.townhound.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.townhound.launcher.Installation;
import org.townhound.servers.LocalFolders;

/** The whole system as {@code ./townhound up} starts it, on free ports, with data of its own that go with it. */
final class RunningSystem implements AutoCloseable {
    private static final Pattern MEMORY = Pattern.compile("(\\d+) MB");

    private final Path home;
    private final Path data;
    private final double startupSeconds;

    private RunningSystem(Path home, Path data, double startupSeconds) {
        this.home = home;
        this.data = data;
        this.startupSeconds = startupSeconds;
    }

    static RunningSystem up(Path home) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("townhound-bench");
        long start = System.nanoTime();
        townhound(home, data, "up", "--detach", "--ports", "free");
        return new RunningSystem(home, data, (System.nanoTime() - start) / 1e9);
    }

    /** From the command to the prompt: every server and service answers. */
    double startupSeconds() {
        return startupSeconds;
    }

    String url(String process) {
        return new Installation(data).url(process);
    }

    String token(String role) {
        return new Installation(data).token("bench-" + role, role, "whitman-ma");
    }

    /** All processes together; what children share is counted once where the operating system says so. */
    long megabytes() throws IOException, InterruptedException {
        return MEMORY.matcher(townhound(home, data, "status"))
                .results()
                .map(MatchResult::group)
                .mapToLong(size -> Long.parseLong(size.replace(" MB", "")))
                .sum();
    }

    @Override
    public void close() throws IOException, InterruptedException {
        townhound(home, data, "down");
        LocalFolders.remove(data);
    }

    private static String townhound(Path home, Path data, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(home.resolve("townhound").toString()));
        command.addAll(List.of(arguments));
        command.addAll(List.of("--data", data.toString()));
        Path said = Files.createTempFile("townhound-bench", ".out");
        try {
            int code = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start()
                    .waitFor();
            if (code != 0) {
                throw new IOException(Files.readString(said));
            }
            return Files.readString(said);
        } finally {
            Files.delete(said);
        }
    }
}
