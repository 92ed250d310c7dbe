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
 */
@ApplicationScoped
@Identifier("townhound-stored-positions")
public class StoredPositions implements KafkaConsumerRebalanceListener {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final ConsumerLanes lanes;

    StoredPositions(ConsumerLanes lanes) {
        this.lanes = lanes;
    }

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
