package org.townhound.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The script in a small repository of its own, with stand-ins for Java and Maven that say how they were called. */
class TownhoundScriptTest {
    @TempDir
    private Path home;

    private record Outcome(int code, List<String> lines) {}

    @BeforeEach
    void makeARepository() throws IOException {
        Files.copy(Path.of(System.getProperty("user.dir"), "..", "..", "townhound"), home.resolve("townhound"));
        program("jdk/bin/java", "echo \"java $*\"");
        program("jdk/bin/javac", "");
        write("jdk/release", "JAVA_VERSION=\"25.0.3\"\n");
        write("pom.xml", "<project/>");
        write("licensing-service/pom.xml", "<project/>");
        write("licensing-service/src/main/java/Licensing.java", "class Licensing {}");
        maven("""
                mkdir -p deploy/local/target/classes deploy/acceptance/target/classes platform/local-servers/target/runtime
                mkdir -p licensing-service/target/quarkus-app
                touch licensing-service/target/quarkus-app/quarkus-run.jar
                """);
    }

    @Test
    void it_builds_what_is_missing_or_stale_and_nothing_else() throws IOException, InterruptedException {
        townhound("up", "--detach");
        Outcome unchanged = townhound("up", "--detach");
        assertEquals(List.of("-pl deploy/local,deploy/acceptance,licensing-service"), mavenCalls());
        assertTrue(unchanged.lines().getLast().endsWith("org.townhound.launcher.Launcher up --detach"));

        write("licensing-service/src/main/java/Licensing.java", "class Licensing { int changed; }");
        townhound("up");
        assertEquals(2, mavenCalls().size());

        Files.delete(home.resolve("licensing-service/target/quarkus-app/quarkus-run.jar"));
        townhound("up");
        assertEquals(3, mavenCalls().size());
    }

    @Test
    void a_scenario_is_played_on_what_is_built() throws IOException, InterruptedException {
        Outcome outcome = townhound("scenario", "one.yaml");
        assertEquals(1, mavenCalls().size());
        assertTrue(outcome.lines().getLast().endsWith("org.townhound.acceptance.Acceptance scenario one.yaml"));
    }

    @Test
    void a_change_of_a_test_builds_nothing() throws IOException, InterruptedException {
        townhound("up");
        write("licensing-service/src/test/java/LicensingTest.java", "class LicensingTest {}");
        townhound("up");
        assertEquals(1, mavenCalls().size());
    }

    @Test
    void what_the_tests_have_built_is_not_built_again() throws IOException, InterruptedException {
        townhound("test");
        townhound("up");
        assertEquals(1, mavenCalls().size());
    }

    @Test
    void a_build_that_fails_starts_nothing() throws IOException, InterruptedException {
        maven("exit 1");
        Outcome up = townhound("up");
        assertEquals(1, up.code());
        assertEquals(
                "Townhound could not be built; the messages above say why.",
                up.lines().getLast());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5, 0, 0, 0 | 2, 0, 1, 0 | 0 | 0 | 6 passed, 0 failed, 1 skipped
            5, 1, 0, 2 | 2, 0, 0, 0 | 1 | 1 | 4 passed, 3 failed, 0 skipped
            5, 0, 0, 1 | 2, 0, 0, 0 | 0 | 1 | 6 passed, 1 failed, 0 skipped
            5, 0, 0, 0 | 2, 0, 0, 0 | 1 | 1 | 7 passed, 0 failed, 0 skipped
            0, 0, 0, 0 | 2, 0, 2, 0 | 0 | 1 | 0 passed, 0 failed, 2 skipped
            """)
    void the_last_line_of_test_counts_and_only_success_ends_with_0(
            String first, String second, int mavenCode, int code, String lastLine)
            throws IOException, InterruptedException {
        write("old/target/surefire-reports/TEST-Old.xml", report("9, 9, 9, 9"));
        write("first.xml", report(first));
        write("second.xml", report(second));
        maven("""
                mkdir -p ordinances/target/surefire-reports platform/kit/target/surefire-reports
                cp first.xml ordinances/target/surefire-reports/TEST-First.xml
                cp second.xml platform/kit/target/surefire-reports/TEST-Second.xml
                exit %d
                """.formatted(mavenCode));
        Outcome test = townhound("test");
        assertEquals(lastLine, test.lines().getLast());
        assertEquals(code, test.code());
    }

    @Test
    void test_of_a_module_takes_its_folder_or_its_name() throws IOException, InterruptedException {
        townhound("test", "licensing-service");
        townhound("test", "event-store");
        assertEquals(
                List.of("-T 2 --fail-at-end -pl licensing-service", "-T 2 --fail-at-end -pl :event-store"),
                mavenCalls());
    }

    @Test
    void an_unknown_command_is_refused_in_words() throws IOException, InterruptedException {
        Outcome outcome = townhound("dwon");
        assertEquals(1, outcome.code());
        assertEquals("Townhound does not know \"dwon\".", outcome.lines().getLast());
    }

    private static String report(String numbers) {
        Object[] parts =
                List.of(numbers.split(", *")).stream().map(Integer::valueOf).toArray();
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="a suite" time="0.1" tests="%d" errors="%d" skipped="%d" failures="%d">
              <testcase name="tests=&quot;7&quot;"/>
            </testsuite>
            """.formatted(parts);
    }

    /** What Maven was asked, up to the second word after the first option. */
    private List<String> mavenCalls() throws IOException {
        return Files.readAllLines(home.resolve("maven-calls")).stream()
                .map(call -> call.replaceFirst("^-B (-q )?", "").replaceFirst(" -am .*$", ""))
                .toList();
    }

    private void maven(String does) throws IOException {
        program("bin/mvn", "echo \"$*\" >>maven-calls\n" + does);
    }

    private void program(String path, String does) throws IOException {
        write(path, "#!/bin/sh\n" + does + "\n");
        Files.setPosixFilePermissions(home.resolve(path), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private void write(String path, String content) throws IOException {
        Path file = home.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private Outcome townhound(String... arguments) throws IOException, InterruptedException {
        Path said = home.resolve("said");
        ProcessBuilder builder = new ProcessBuilder(
                        "bash", home.resolve("townhound").toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.command().addAll(List.of(arguments));
        builder.environment()
                .putAll(Map.of(
                        "JAVA_HOME",
                        home.resolve("jdk").toString(),
                        "PATH",
                        home.resolve("bin") + ":" + System.getenv("PATH")));
        int code = builder.start().waitFor();
        return new Outcome(code, Files.readAllLines(said));
    }
}
