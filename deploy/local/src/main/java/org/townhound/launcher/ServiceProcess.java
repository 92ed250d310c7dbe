package org.townhound.launcher;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.townhound.servers.LocalServer;

/**
 * One of Townhound's services as a process of its own, with a capped heap.
 *
 * <p>Java compiles code thoroughly only when it has run four times as often as usual: at the start nearly all code runs a
 * few thousand times and never again, and waiting saves a third of the start's processor time.
 *
 * @param jar the program
 * @param port on 127.0.0.1
 * @param environment all that it is told
 */
record ServiceProcess(ServiceDefinition service, Path jar, int port, Map<String, String> environment)
        implements LocalServer {
    @Override
    public String name() {
        return service.name();
    }

    /** Nothing to do: the migrations are the service's own. */
    @Override
    public void prepare() {}

    @Override
    public List<String> command() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + service.heapMegabytes() + "m",
                "-XX:+UseSerialGC",
                "-XX:Tier4InvocationThreshold=20000",
                "-XX:Tier4MinInvocationThreshold=8000",
                "-XX:Tier4CompileThreshold=40000",
                "-XX:Tier4BackEdgeThreshold=160000",
                "-XX:+ExitOnOutOfMemoryError",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-jar",
                jar.toString());
    }

    /** Its readiness: its own database and sealer. */
    @Override
    public boolean answers() {
        return Health.isReady(url());
    }

    /** Where its calls are. */
    String url() {
        return "http://127.0.0.1:" + port;
    }

    /** Names no secret. */
    @Override
    public String toString() {
        return "ServiceProcess[" + name() + " at " + url() + "]";
    }
}
