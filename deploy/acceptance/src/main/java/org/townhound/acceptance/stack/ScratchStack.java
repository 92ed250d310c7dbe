package org.townhound.acceptance.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.townhound.acceptance.play.Services;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.launcher.Installation;
import org.townhound.servers.LocalFolders;
import org.townhound.servers.RunningServer;
import org.townhound.servers.Tether;

/** The whole system as {@code ./townhound up --simulation} starts it, on free ports, with data of its own. */
public final class ScratchStack implements Services, AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final int STOP_SECONDS = 90;
    /** A process that lives for a minute never earns back what compiling it thoroughly costs. */
    private static final String FOR_SHORT_LIVES = "-XX:TieredStopAtLevel=1";

    private static final String MAIL = "mail";
    private static final Set<String> WITHOUT_CLOCK = Set.of("postgresql", "kafka", MAIL);

    private final Path folder;
    private final Installation installation;
    private final LauncherProcess program;
    private final Map<String, String> tokens = new ConcurrentHashMap<>();
    private final Thread hook = new Thread(this::close);
    private RunningServer launcher;

    private ScratchStack(Path folder, LauncherProcess program) {
        this.folder = folder;
        this.installation = new Installation(program.data());
        this.program = program;
        this.launcher = start();
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /**
     * Starts one and waits until everything answers.
     *
     * @param home the folder of the repository
     * @param begins what the clock says at first
     * @param scenarios those that bring towns of their own
     */
    public static ScratchStack up(Path home, OffsetDateTime begins, List<Scenario> scenarios) {
        try {
            Path folder = Files.createTempDirectory("townhound-scratch");
            List<String> options = List.of("--simulation", "--at", begins.toString());
            Map<String, String> environment = new TreeMap<>(Map.of("JDK_JAVA_OPTIONS", FOR_SHORT_LIVES));
            OwnTowns.write(home, folder.resolve("ordinances"), scenarios)
                    .ifPresent(ordinances -> environment.put("TOWNHOUND_ORDINANCES", ordinances.toString()));
            return new ScratchStack(folder, new LauncherProcess(home, folder.resolve("data"), options, environment));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public String url(String service) {
        return installation.url(service);
    }

    @Override
    public List<String> withClock() {
        return installation.processes().stream()
                .filter(process -> !WITHOUT_CLOCK.contains(process))
                .toList();
    }

    @Override
    public String token(String role, String town) {
        return tokens.computeIfAbsent(role + " " + town, _ -> installation.token("scenario-" + role, role, town));
    }

    /** Every process whose death nothing may show: all but the mail catcher, which stands for the world outside. */
    public List<String> processes() {
        return installation.processes().stream()
                .filter(process -> !process.equals(MAIL))
                .toList();
    }

    /** The number of a process's newest run. */
    public long pid(String process) {
        return installation.pid(process);
    }

    /** Ends a process as {@code kill -9} does; the launcher brings it back. */
    public void kill(String process) {
        ProcessHandle.of(installation.pid(process)).ifPresent(ProcessHandle::destroyForcibly);
    }

    /** Whether a process is back with another number than before, and serves. */
    public boolean isBack(String process, long before) {
        return installation.pid(process) != before && installation.isHealthy(process);
    }

    /** Ends everything in good order and keeps the data. */
    public void down() {
        ProcessHandle.of(launcher.pid()).ifPresent(process -> {
            Tether.signal("TERM", process.pid());
            process.onExit()
                    .completeOnTimeout(process, STOP_SECONDS, TimeUnit.SECONDS)
                    .join();
        });
        launcher.close();
    }

    /** Starts it again on the same data, at other ports. */
    public void upAgain() {
        launcher = start();
    }

    /** Ends everything and removes the data; safe to repeat. */
    @Override
    public synchronized void close() {
        if (Files.exists(folder)) {
            down();
            LocalFolders.remove(folder);
            if (!Thread.currentThread().equals(hook)) {
                Runtime.getRuntime().removeShutdownHook(hook);
            }
        }
    }

    private RunningServer start() {
        RunningServer server = RunningServer.start(program, folder.resolve("launcher.log"));
        try {
            return server.awaitReady(PATIENCE);
        } catch (RuntimeException failed) {
            server.close();
            LocalFolders.remove(folder);
            throw failed;
        }
    }
}
