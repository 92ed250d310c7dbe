package org.townhound.servers;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/** Makes the topics of the event stream; nobody else does, for a client would make them with the wrong settings. */
public final class Topics {
    /** Partitions of every topic, for ever: a lane of the store is a partition. */
    public static final int PARTITIONS = 12;

    private static final int WAIT_SECONDS = 30;
    /** An event is never deleted, by age or by size, and is on the disk before the producer hears that it is. */
    private static final Map<String, String> SETTINGS = Map.of(
            TopicConfig.RETENTION_MS_CONFIG, "-1",
            TopicConfig.RETENTION_BYTES_CONFIG, "-1",
            TopicConfig.CLEANUP_POLICY_CONFIG, TopicConfig.CLEANUP_POLICY_DELETE,
            TopicConfig.FLUSH_MESSAGES_INTERVAL_CONFIG, "1");

    /** Only the last record of a key matters: who reads from the beginning learns of everybody once. */
    private static final Map<String, String> COMPACTED = Map.of(
            TopicConfig.CLEANUP_POLICY_CONFIG,
            TopicConfig.CLEANUP_POLICY_COMPACT,
            TopicConfig.FLUSH_MESSAGES_INTERVAL_CONFIG,
            "1");

    private Topics() {}

    /**
     * Makes the topics that are missing: 12 partitions, one copy, kept for ever, each record flushed; safe to repeat.
     * Topics that are there already stay as they are.
     *
     * @param bootstrapServers the broker's address
     * @param names at least one
     * @throws ServerFailure when the broker does not make them within 30 s
     */
    public static void make(String bootstrapServers, Collection<String> names) {
        make(bootstrapServers, names, SETTINGS);
    }

    /**
     * Makes the topic of the directory when it is missing: 12 partitions, one copy, compacted, each record flushed.
     *
     * @param bootstrapServers the broker's address
     * @throws ServerFailure when the broker does not make it within 30 s
     */
    public static void makeDirectory(String bootstrapServers, String name) {
        make(bootstrapServers, List.of(name), COMPACTED);
    }

    private static void make(String bootstrapServers, Collection<String> names, Map<String, String> topicSettings) {
        Map<String, Object> settings = Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
        try (Admin admin = Admin.create(settings)) {
            Set<String> present = admin.listTopics().names().get(WAIT_SECONDS, TimeUnit.SECONDS);
            List<NewTopic> missing = names.stream()
                    .filter(name -> !present.contains(name))
                    .map(name -> new NewTopic(name, PARTITIONS, (short) 1).configs(topicSettings))
                    .toList();
            admin.createTopics(missing).all().get(WAIT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            throw new ServerFailure("Kafka refuses to make the topics " + names + ".", e.getCause());
        } catch (TimeoutException e) {
            throw new ServerFailure("Kafka did not make the topics " + names + " within " + WAIT_SECONDS + " s.", e);
        } catch (InterruptedException e) {
            throw ServerFailure.interrupted("making topics");
        }
    }
}
