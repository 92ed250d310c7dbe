package org.townhound.acceptance;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The whole system as {@code ./townhound up} starts it, on free ports, with data of its own. */
final class ScratchStack implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path HOME = Path.of("../..").toAbsolutePath().normalize();
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final Path data;
    private final String[] options;

    private ScratchStack(Path data, String... options) {
        this.data = data;
        this.options = options;
    }

    static ScratchStack up(String... options) {
        try {
            ScratchStack stack = new ScratchStack(Files.createTempDirectory("townhound-acceptance"), options);
            stack.up();
            return stack;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    void up() {
        List<String> arguments =
                new ArrayList<>(List.of("up", "--detach", "--data", data.toString(), "--ports", "free"));
        arguments.addAll(Arrays.asList(options));
        Townhound.run(HOME, arguments).orFail();
    }

    void down() {
        Townhound.run(HOME, List.of("down", "--data", data.toString())).orFail();
    }

    boolean isHealthy() {
        return Townhound.run(HOME, List.of("status", "--data", data.toString())).code() == 0;
    }

    String url(String service) {
        return process(service).path("url").asText();
    }

    String token(String role, String town) {
        return Townhound.run(HOME, List.of("token", "--data", data.toString(), "--role", role, "--town", town))
                .orFail()
                .strip();
    }

    /** Ends a process as a power cut would, and waits until the launcher has brought it back. */
    void killAndAwaitReturn(String process) {
        long pid = pid(process);
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
        await(process + " comes back by itself")
                .atMost(PATIENCE)
                .pollInterval(Duration.ofMillis(500))
                .until(() -> pid(process) != pid && isHealthy());
    }

    @Override
    public void close() {
        down();
        try (Stream<Path> files = Files.walk(data)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private long pid(String process) {
        return process(process).path("process").path("pid").asLong();
    }

    private JsonNode process(String name) {
        try {
            return JSON.readTree(data.resolve("state.json").toFile())
                    .path("processes")
                    .path(name);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
