package org.townhound.launcher;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.townhound.servers.LocalServer;

/** One of Townhound's services as a process of its own, with a capped heap. */
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
