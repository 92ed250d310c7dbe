package org.townhound.servers;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;

/**
 * One Kafka broker, its own controller, on 127.0.0.1: an acknowledged record is on the disk, topics are never made by
 * clients, and after {@code kill -9} it is back within seconds. Its code is compiled quickly rather than thoroughly, which
 * halves the processor time of a start.
 */
public final class KafkaBroker implements LocalServer {
    private static final int ANSWER_MILLIS = 6_000;
    private static final String HEAP = "-Xmx384m";

    private final Path folder;
    private final int port;

    /**
     * A broker that keeps its data in a folder.
     *
     * @param folder made at the first start
     * @param port from 1 to 65535; the controller takes a free port at every start
     */
    public KafkaBroker(Path folder, int port) {
        this.folder = folder.toAbsolutePath();
        this.port = port;
    }

    /** The release of Kafka in this build, such as {@code 4.1.2}. */
    public static String version() {
        return RuntimeJars.version(RuntimeJars.jar("kafka-clients-"));
    }

    /** What a broker is told wherever it runs: one setting a line, in the form of its settings file. */
    public static List<String> settings() {
        return BrokerSettings.EVERYWHERE.lines().toList();
    }

    /**
     * What clients take as {@code bootstrap.servers}; one address, because there is one broker.
     */
    public String bootstrapServers() {
        return "127.0.0.1:" + port;
    }

    @Override
    public String name() {
        return "kafka";
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public void prepare() {
        LocalFolders.ownerOnly(folder);
        LocalFolders.writeSecret(settingsFile(), BrokerSettings.text(folder.resolve("data"), port, FreePorts.next()));
    }

    @Override
    public List<String> command() {
        List<String> options = List.of(
                HEAP,
                "-Xms64m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-Dorg.slf4j.simpleLogger.showDateTime=true");
        return RuntimeJars.java(
                options, BrokerProcess.class.getName(), settingsFile().toString());
    }

    @Override
    public boolean answers() {
        if (!FreePorts.isListening(port)) {
            return false;
        }
        try (Admin admin = admin()) {
            return !admin.describeCluster()
                    .nodes()
                    .get(ANSWER_MILLIS, TimeUnit.MILLISECONDS)
                    .isEmpty();
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            throw ServerFailure.interrupted("asking the broker");
        }
    }

    private Admin admin() {
        return Admin.create(Map.of(
                AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrapServers(),
                AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG,
                ANSWER_MILLIS / 2,
                AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG,
                ANSWER_MILLIS));
    }

    private Path settingsFile() {
        return folder.resolve("broker.properties");
    }
}
