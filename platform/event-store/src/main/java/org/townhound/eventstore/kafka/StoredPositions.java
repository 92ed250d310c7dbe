package org.townhound.eventstore.kafka;

import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;

/**
 * Begins every assigned partition where the consumer's row says. The group's committed offset is never asked: the row
 * changes with the effects, the committed offset does not. The group is named like the consumer.
 *
 * <p>It runs on the thread that polls Kafka, which must not go on before the positions are set, and so it waits for the
 * database. Every channel has it through {@code consumer-rebalance-listener.name} in this module's defaults.
 */
@ApplicationScoped
@Identifier("townhound-stored-positions")
public class StoredPositions implements KafkaConsumerRebalanceListener {
    /**
     * Shorter than {@code max.poll.interval.ms}, after which the group would give the partitions to another member.
     */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final ConsumerLanes lanes;

    StoredPositions(ConsumerLanes lanes) {
        this.lanes = lanes;
    }

    /**
     * Seeks behind the last applied record, or to the beginning of the partition for a lane without one. An offset that
     * the topic no longer has ends at its first record by {@code auto.offset.reset}: seen numbers are dropped and
     * missing ones fetched, so a topic may be written anew under a running consumer.
     */
    @Override
    public void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        if (partitions.isEmpty()) {
            return;
        }
        Map<Integer, LanePlace> places = lanes.all(consumer.groupMetadata().groupId()).await().atMost(PATIENCE).stream()
                .collect(Collectors.toMap(LanePlace::lane, Function.identity()));
        for (TopicPartition partition : partitions) {
            LanePlace place = places.get(partition.partition());
            consumer.seek(partition, place == null || place.offset() == null ? 0 : place.offset() + 1);
        }
    }
}
