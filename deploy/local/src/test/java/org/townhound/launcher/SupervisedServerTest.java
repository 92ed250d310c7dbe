package org.townhound.launcher;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.townhound.launcher.State.Condition;
import org.townhound.servers.LocalServer;
import org.townhound.servers.ServerFailure;

class SupervisedServerTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** A program that serves as long as it lives. */
    private record Program(List<String> command, boolean answers) implements LocalServer {
        @Override
        public String name() {
            return "program";
        }

        @Override
        public int port() {
            return 1;
        }

        @Override
        public void prepare() {
            if (command.isEmpty()) {
                throw new ServerFailure("There is no program.");
            }
        }
    }

    private record Change(Condition condition, long pid, int restarts) {}

    @TempDir
    private Path folder;

    private final List<Change> changes = new CopyOnWriteArrayList<>();
    private Optional<SupervisedServer> started = Optional.empty();

    @AfterEach
    void stop() throws InterruptedException {
        if (started.isPresent()) {
            started.get().stop();
        }
    }

    @Test
    void a_killed_process_comes_back() {
        start(new Program(List.of("tail", "-f", "/dev/null"), true));
        ProcessHandle first = awaitRun(0);
        first.destroyForcibly();
        ProcessHandle second = awaitRun(1);
        assertTrue(second.isAlive());
        assertTrue(conditions().contains(Condition.RESTARTING));
    }

    @Test
    void a_process_that_always_fails_is_given_up() {
        SupervisedServer server = start(new Program(List.of("false"), false));
        Refusal refusal = assertThrows(Refusal.class, () -> server.awaitReady(PATIENCE));
        assertTrue(refusal.getMessage().contains("ended five times within a minute"), refusal.getMessage());
        await().until(() -> conditions().getLast() == Condition.GIVEN_UP);
        assertEquals(5, conditions().stream().filter(Condition.RUNNING::equals).count());
    }

    @Test
    void a_process_that_cannot_be_started_is_given_up() {
        start(new Program(List.of(), false));
        await().until(() -> conditions().contains(Condition.GIVEN_UP));
    }

    @Test
    void a_stopped_process_stays_away() throws InterruptedException {
        SupervisedServer server = start(new Program(List.of("tail", "-f", "/dev/null"), true));
        ProcessHandle process = awaitRun(0);
        server.stop();
        assertTrue(!process.isAlive());
        assertEquals(List.of(Condition.RUNNING, Condition.STOPPED), conditions());
    }

    @Test
    void a_process_stopped_before_its_start_is_never_started() throws InterruptedException {
        SupervisedServer server = supervised(new Program(List.of("tail", "-f", "/dev/null"), true));
        server.stop();
        server.start();
        assertEquals(List.of(), conditions());
    }

    private SupervisedServer start(Program program) {
        SupervisedServer server = supervised(program);
        server.start();
        return server;
    }

    private SupervisedServer supervised(Program program) {
        SupervisedServer server = new SupervisedServer(
                program,
                folder.resolve("program.log"),
                new Restarts(Duration.ofMillis(1)),
                (_, condition, pid, restarts) -> changes.add(new Change(condition, pid, restarts)));
        started = Optional.of(server);
        return server;
    }

    private ProcessHandle awaitRun(int restarts) {
        await().until(() -> run(restarts).isPresent());
        return ProcessHandle.of(run(restarts).orElseThrow().pid()).orElseThrow();
    }

    private Optional<Change> run(int restarts) {
        return changes.stream()
                .filter(change -> change.condition() == Condition.RUNNING && change.restarts() == restarts)
                .findFirst();
    }

    private List<Condition> conditions() {
        return changes.stream().map(Change::condition).toList();
    }
}
