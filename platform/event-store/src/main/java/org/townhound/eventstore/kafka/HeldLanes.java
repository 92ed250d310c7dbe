package org.townhound.eventstore.kafka;

import io.quarkus.arc.All;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.postgres.Loop;
import org.townhound.eventstore.postgres.Nudge;

/**
 * Lanes that do not move: tried again every few seconds, and named to whoever asks for the service's health.
 *
 * <p>Kafka has long moved on from a held lane: its later records were seen and left alone. When the cause is gone, the
 * lane catches up from the publishing service, up to a batch at each try, and records of the topic follow when they are
 * next in number again.
 */
@ApplicationScoped
public class HeldLanes {
    /** Between two looks at the rows of all consumers. */
    private static final Duration PAUSE = Duration.ofSeconds(2);
    /** For one answer; when it runs out the turn has failed, and the next begins with the first consumer again. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final List<EventConsumer> consumers;
    private final ConsumerLanes lanes;
    private final LaneConsumer laneConsumer;
    private final Loop loop = new Loop("townhound-held-lanes", new Nudge(), this::turn);
    private volatile Map<String, String> held = Map.of();

    HeldLanes(@All List<EventConsumer> consumers, ConsumerLanes lanes, LaneConsumer laneConsumer) {
        this.consumers = consumers;
        this.lanes = lanes;
        this.laneConsumer = laneConsumer;
    }

    void start(@Observes StartupEvent started) {
        loop.start();
    }

    void stop(@Observes ShutdownEvent stopping) {
        loop.stop();
    }

    /**
     * {@code <consumer>/<lane>} of every lane that does not move, and why, as of the last look. A lane that is released
     * by it is named until the next one.
     */
    public Map<String, String> held() {
        return held;
    }

    private Duration turn() {
        Map<String, String> now = new TreeMap<>();
        for (EventConsumer consumer : consumers) {
            List<LanePlace> places = lanes.all(consumer.name()).await().atMost(PATIENCE).stream()
                    .filter(place -> place.heldBecause() != null)
                    .toList();
            places.forEach(place -> now.put(consumer.name() + "/" + place.lane(), place.heldBecause()));
            Set<Integer> numbers = places.stream().map(LanePlace::lane).collect(Collectors.toSet());
            if (!numbers.isEmpty()) {
                laneConsumer.release(consumer, numbers).await().atMost(PATIENCE);
            }
        }
        held = now;
        return PAUSE;
    }
}
