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

/** One transaction for one batch: the consumer's rows, its effects and what had to be parked change together. */
@ApplicationScoped
class BatchTransaction {
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
     * @return the lanes in which an event is missing before the rest of the batch
     */
    Uni<Set<Integer>> apply(EventConsumer consumer, List<Received> batch) {
        return inTransaction(consumer, batch, (session, plan) -> effects(session, consumer, plan));
    }

    /** Parks the one event of a batch that cannot be applied, and moves on. */
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

    private static List<LanePlace> moved(Map<Integer, LanePlace> before, LanePlan plan) {
        return plan.places().values().stream()
                .filter(place -> !place.equals(before.get(place.lane())))
                .toList();
    }

    private static List<SealedEvent> events(List<Received> received) {
        return received.stream().map(Received::event).toList();
    }

    @FunctionalInterface
    private interface Effects {
        Uni<Void> have(Mutiny.Session session, LanePlan plan);
    }
}
