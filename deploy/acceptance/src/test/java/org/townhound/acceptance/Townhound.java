package org.townhound.acceptance;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The launcher behind the script that a person types; the build that runs these tests has made what it starts. */
final class Townhound {
    private Townhound() {}

    static Result run(Path home, List<String> arguments) {
        Path servers = home.resolve("platform/local-servers/target");
        String classPath = String.join(
                File.pathSeparator,
                home.resolve("deploy/local/target/classes").toString(),
                servers.resolve("classes").toString(),
                servers.resolve("runtime") + "/*");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=off",
                "-Dtownhound.home=" + home,
                "-cp",
                classPath,
                "org.townhound.launcher.Launcher"));
        command.addAll(arguments);
        try {
            Path output = Files.createTempFile("townhound", ".out");
            Process process = new ProcessBuilder(command)
                    .directory(home.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            int code = process.waitFor();
            String said = Files.readString(output);
            Files.delete(output);
            return new Result(code, said);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /**
     * What the launcher did.
     *
     * @param code zero when all went well
     * @param output what it said
     */
    record Result(int code, String output) {
        String orFail() {
            if (code != 0) {
                throw new AssertionError(output);
            }
            return output;
        }
    }
}
