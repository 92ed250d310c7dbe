package org.townhound.acceptance.stack;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.townhound.launcher.Installation;
import org.townhound.servers.LocalServer;
import org.townhound.servers.RuntimeJars;

/**
 * The launcher behind {@code ./townhound up} as a child of this process, which ends with it, however that ends.
 *
 * @param home the folder of the repository
 * @param options beside the data folder and the free ports
 * @param environment what the services find beside what the launcher tells them
 */
record LauncherProcess(Path home, Path data, List<String> options, Map<String, String> environment)
        implements LocalServer {
    @Override
    public String name() {
        return "launcher";
    }

    /** It has none of its own. */
    @Override
    public int port() {
        return 0;
    }

    /** Nothing to do: the launcher clears up itself. */
    @Override
    public void prepare() {}

    @Override
    public List<String> command() {
        Stream<String> java = Stream.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=off",
                "-Dtownhound.home=" + home,
                "-cp",
                home.resolve("deploy/local/target/classes") + File.pathSeparator + RuntimeJars.classPath(),
                "org.townhound.launcher.Launcher",
                "up",
                "--data",
                data.toString(),
                "--ports",
                "free");
        return Stream.concat(java, options.stream()).toList();
    }

    @Override
    public boolean answers() {
        return new Installation(data).isUp();
    }
}
