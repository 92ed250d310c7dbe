package org.townhound.eventstore.kafka;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.eventstore.postgres.Nudges;

/**
 * One transaction for one batch: the consumer's rows, its effects and what had to be parked change together.
 *
 * <p>Locks are taken in the order of the house: the consumer's rows by lane, then whatever the consumer itself takes.
 * Two instances that hold the same partition for a moment, as in a rebalance, therefore follow one another, and the
 * second finds the places moved and drops what it has.
 */
@ApplicationScoped
class BatchTransaction {
    /** The reason stored with events that are not at fault themselves. */
    private static final String KEY_IS_PARKED = "an earlier event of this key is parked";

    private final UnitOfWork unitOfWork;
    private final ConsumerLanes lanes;
    private final ParkingLot parkingLot;
    private final Nudges nudges;

    BatchTransaction(UnitOfWork unitOfWork, ConsumerLanes lanes, ParkingLot parkingLot, Nudges nudges) {
        this.unitOfWork = unitOfWork;
        this.lanes = lanes;
        this.parkingLot = parkingLot;
        this.nudges = nudges;
    }

    /**
     * Applies what follows the consumer's places and drops what it has seen.
     *
     * <p>The readers of progress are nudged after the commit.
     *
     * @return the lanes in which an event is missing before the rest of the batch
     * @param consumer whose rows, families and effects
     * @param batch in the order of each lane; may hold several lanes
     */
    Uni<Set<Integer>> apply(EventConsumer consumer, List<Received> batch) {
        return inTransaction(consumer, batch, (session, plan) -> effects(session, consumer, plan));
    }

    /**
     * Parks the one event of a batch that cannot be applied, and moves on. When the consumer's place has passed the
     * event meanwhile, nothing is parked.
     *
     * @param poison the event
     * @param reason the kind of failure, without its message, which might hold data
     * @return as {@link #apply}
     */
    Uni<Set<Integer>> park(EventConsumer consumer, Received poison, String reason) {
        return inTransaction(
                consumer,
                List.of(poison),
                (session, plan) -> parkingLot.park(session, consumer, events(plan.apply()), reason));
    }

    private Uni<Set<Integer>> inTransaction(EventConsumer consumer, List<Received> batch, Effects effects) {
        Set<Integer> touched =
                batch.stream().map(received -> received.event().lane()).collect(Collectors.toCollection(TreeSet::new));
        return unitOfWork
                .run(session -> lanes.lock(session, consumer.name(), touched).flatMap(places -> {
                    LanePlan plan = new LanePlan(consumer.families(), places, batch);
                    return effects.have(session, plan)
                            .chain(() -> lanes.move(session, consumer.name(), moved(places, plan)))
                            .replaceWith(plan.gaps());
                }))
                .invoke(nudges.progressed()::give);
    }

    private Uni<Void> effects(Mutiny.Session session, EventConsumer consumer, LanePlan plan) {
        List<SealedEvent> events = events(plan.apply());
        if (events.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        return parkingLot.parked(session, consumer.name(), events).flatMap(parked -> {
            Map<Boolean, List<SealedEvent>> byParked = events.stream()
                    .collect(Collectors.partitioningBy(
                            event -> parked.contains(event.stored().stream().toString())));
            List<SealedEvent> free = byParked.get(false);
            return parkingLot
                    .park(session, consumer, byParked.get(true), KEY_IS_PARKED)
                    .chain(() -> free.isEmpty() ? Uni.createFrom().voidItem() : consumer.apply(session, free));
        });
    }

    /** Only rows that change are written. */
    private static List<LanePlace> moved(Map<Integer, LanePlace> before, LanePlan plan) {
        return plan.places().values().stream()
                .filter(place -> !place.equals(before.get(place.lane())))
                .toList();
    }

    private static List<SealedEvent> events(List<Received> received) {
        return received.stream().map(Received::event).toList();
    }

    /** What a batch does between locking the rows and moving them. */
    @FunctionalInterface
    private interface Effects {
        Uni<Void> have(Mutiny.Session session, LanePlan plan);
    }
}
