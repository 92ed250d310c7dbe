package org.townhound.servers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import kafka.Kafka;
import kafka.tools.StorageTool;
import org.apache.kafka.common.Uuid;

/**
 * The main class of a broker's process: formats the data folder at the first start, then runs Kafka.
 *
 * <p>Both happen in one process, because a second start of Java would cost more than the formatting itself.
 */
final class BrokerProcess {
    private BrokerProcess() {}

    /**
     * Runs until the process is told to end.
     *
     * @param arguments one: the path of the settings file
     * @throws IOException when the settings file cannot be read
     * @throws ServerFailure when the data folder cannot be formatted
     */
    public static void main(String[] arguments) throws IOException {
        String settings = arguments[0];
        if (!Files.exists(dataFolder(settings).resolve("meta.properties"))) {
            format(settings);
        }
        Kafka.main(new String[] {settings});
    }

    /** Where the settings say that the records lie; the folder need not exist. */
    private static Path dataFolder(String settings) throws IOException {
        Properties properties = new Properties();
        try (InputStream file = Files.newInputStream(Path.of(settings))) {
            properties.load(file);
        }
        return Path.of(properties.getProperty("log.dirs"));
    }

    /**
     * Gives the data folder its cluster id. A folder that a killed predecessor formatted in part is finished, never wiped.
     */
    private static void format(String settings) {
        String[] arguments = {
            "format", "--ignore-formatted", "--cluster-id", Uuid.randomUuid().toString(), "--config", settings
        };
        int code = StorageTool.execute(arguments, System.err);
        if (code != 0) {
            throw new ServerFailure("Kafka's storage tool ended with code " + code + ".");
        }
    }
}
