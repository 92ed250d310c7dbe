package org.townhound.eventstore.kafka;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.jboss.logging.Logger;
import org.townhound.eventstore.EventConsumer;

/**
 * What a service's channel hands its records to. A failure of the database is tried again for as long as it lasts; an
 * event that cannot be applied parks its key; a gap is filled from the publishing service before the rest goes on.
 *
 * <p>Kafka's own means are not used for any of this: the channel neither commits offsets nor has a dead-letter topic,
 * for a record that is set aside there would be overtaken by the next one of its key.
 *
 * <p>Whatever does not complete keeps the channel from its next batch, so a database that is away holds the consumer
 * back and loses nothing. Nothing blocks the calling thread.
 */
@ApplicationScoped
public class LaneConsumer {
    private static final Logger LOG = Logger.getLogger(LaneConsumer.class);
    /** Before the second try; it grows from there, up to the longest. */
    private static final Duration FIRST_PAUSE = Duration.ofMillis(50);

    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(5);

    private final BatchTransaction transaction;
    private final GapFilling gapFilling;
    private final Map<String, String> failing = new ConcurrentHashMap<>();

    LaneConsumer(BatchTransaction transaction, GapFilling gapFilling) {
        this.transaction = transaction;
        this.gapFilling = gapFilling;
    }

    /**
     * Applies a batch of records, completely, before it completes: each event was applied, dropped as seen, passed by,
     * parked, or stands in a lane that is now held.
     *
     * @param consumer who reads the channel; the channel's group is named like it
     * @param records as the channel hands them over; records that are no events of Townhound are passed over
     */
    public Uni<Void> consume(EventConsumer consumer, ConsumerRecords<String, byte[]> records) {
        List<Received> batch = new ArrayList<>(records.count());
        for (ConsumerRecord<String, byte[]> record : records) {
            CloudEventRecords.read(record).ifPresent(batch::add);
        }
        return batch.isEmpty() ? Uni.createFrom().voidItem() : untilItGoesWell(consumer, () -> apply(consumer, batch));
    }

    /** By consumer, the kind of failure that it is trying to get past right now. */
    Map<String, String> failing() {
        return Map.copyOf(failing);
    }

    /** Nothing may fail out of a channel: SmallRye would stop it, and the service would look healthy without it. */
    private Uni<Void> untilItGoesWell(EventConsumer consumer, Supplier<Uni<Void>> work) {
        return Uni.createFrom()
                .deferred(work::get)
                .onFailure()
                .invoke(failure -> note(consumer, failure))
                .onFailure()
                .retry()
                .withBackOff(FIRST_PAUSE, LONGEST_PAUSE)
                .indefinitely()
                .invoke(() -> failing.remove(consumer.name()));
    }

    private void note(EventConsumer consumer, Throwable failure) {
        String kind = failure.getClass().getSimpleName();
        if (!kind.equals(failing.put(consumer.name(), kind))) {
            LOG.warnf(failure, "%s tries again until it goes well", consumer.name());
        }
    }

    /** Applies events; after a gap was filled, once more those of its lane, of which the seen ones are dropped. */
    Uni<Void> apply(EventConsumer consumer, List<Received> batch) {
        return applyOrPark(consumer, batch)
                .flatMap(gaps -> gaps.isEmpty()
                        ? Uni.createFrom().voidItem()
                        : gapFilling
                                .fill(consumer, gaps, missing -> applyOrPark(consumer, missing))
                                .flatMap(filled -> filled.isEmpty()
                                        ? Uni.createFrom().voidItem()
                                        : apply(consumer, inLanes(batch, filled))));
    }

    /** Tries once more to move the lanes that are held. */
    Uni<Void> release(EventConsumer consumer, Set<Integer> held) {
        return gapFilling
                .fill(consumer, held, missing -> applyOrPark(consumer, missing))
                .replaceWithVoid();
    }

    /** The lanes with a gap. A transaction that failed has changed nothing, so it can simply be run again. */
    private Uni<Set<Integer>> applyOrPark(EventConsumer consumer, List<Received> batch) {
        return transaction
                .apply(consumer, batch)
                .onFailure(Failures::isPoison)
                .recoverWithUni(poison -> split(consumer, batch, poison));
    }

    /**
     * Halves a batch until the event at fault is alone; each half has a transaction of its own, in order, so at worst
     * the neighbors of one event are read a few times more.
     */
    private Uni<Set<Integer>> split(EventConsumer consumer, List<Received> batch, Throwable poison) {
        if (batch.size() == 1) {
            Received alone = batch.getFirst();
            LOG.errorf(
                    poison,
                    "%s cannot apply %s and parks its key",
                    consumer.name(),
                    alone.event().stored().eventId());
            return transaction.park(consumer, alone, poison.getClass().getSimpleName());
        }
        int middle = batch.size() / 2;
        return applyOrPark(consumer, batch.subList(0, middle))
                .flatMap(gaps -> applyOrPark(consumer, batch.subList(middle, batch.size()))
                        .invoke(gaps::addAll)
                        .replaceWith(gaps));
    }

    private static List<Received> inLanes(List<Received> batch, Set<Integer> lanes) {
        return batch.stream()
                .filter(received -> lanes.contains(received.event().lane()))
                .toList();
    }
}
