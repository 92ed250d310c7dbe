package org.townhound.eventstore.kafka;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.UnitOfWork;

/**
 * Fetches what a topic lacks from the service that published it; only when that has nothing does a lane stop.
 *
 * <p>The events it fetches go through the same plan and transaction as records of the topic, without an offset: where
 * the consumer is to begin in the topic after a restart does not change with them.
 */
@ApplicationScoped
class GapFilling {
    private static final Logger LOG = Logger.getLogger(GapFilling.class);
    /** The most that is fetched for a lane at once; a longer gap is filled in several rounds. */
    private static final int EVENTS = 500;
    /** The reason that an operator reads in the lane's row and in the service's health. */
    private static final String UNREACHABLE = "a gap, and the publishing service does not answer";

    private static final String NOTHING = "a gap that the publishing service cannot fill";

    private final EventSources sources;
    private final ConsumerLanes lanes;
    private final UnitOfWork unitOfWork;

    GapFilling(EventSources sources, ConsumerLanes lanes, UnitOfWork unitOfWork) {
        this.sources = sources;
        this.lanes = lanes;
        this.unitOfWork = unitOfWork;
    }

    /**
     * Fills each lane from where the consumer stands.
     *
     * <p>A source that cannot be reached is taken for one that has nothing: the lane is held and tried again later,
     * instead of keeping the other lanes of the batch waiting.
     *
     * @param apply applies events that were fetched
     * @return the lanes that went on; the others are held, with the reason in their row
     * @param consumer whose gap it is
     * @param gaps the lanes; they are filled one after the other
     */
    Uni<Set<Integer>> fill(
            EventConsumer consumer, Set<Integer> gaps, Function<List<Received>, Uni<Set<Integer>>> apply) {
        Set<Integer> filled = new TreeSet<>();
        return Multi.createFrom()
                .iterable(gaps)
                .onItem()
                .transformToUniAndConcatenate(lane -> fill(consumer, lane, apply)
                        .invoke(went -> {
                            if (went) {
                                filled.add(lane);
                            }
                        }))
                .collect()
                .last()
                .replaceWith(filled);
    }

    /** Whether the lane went on; events that do not begin right after the consumer's place are no help and hold it. */
    private Uni<Boolean> fill(EventConsumer consumer, int lane, Function<List<Received>, Uni<Set<Integer>>> apply) {
        return place(consumer, lane)
                .flatMap(place -> sources.of(consumer.source())
                        .lane(lane, place.laneSeq() + 1, EVENTS)
                        .onItemOrFailure()
                        .transformToUni((events, unreachable) -> {
                            if (unreachable != null) {
                                return hold(consumer, lane, UNREACHABLE);
                            }
                            return follows(place, events)
                                    ? fill(consumer, place, events, apply)
                                    : hold(consumer, lane, NOTHING);
                        }));
    }

    private Uni<Boolean> fill(
            EventConsumer consumer,
            LanePlace place,
            List<SealedEvent> events,
            Function<List<Received>, Uni<Set<Integer>>> apply) {
        return apply.apply(events.stream().map(Received::fromSource).toList())
                .chain(() -> place(consumer, place.lane()))
                .map(now -> now.laneSeq() > place.laneSeq());
    }

    private Uni<LanePlace> place(EventConsumer consumer, int lane) {
        return lanes.all(consumer.name())
                .map(places -> places.stream()
                        .filter(place -> place.lane() == lane)
                        .findFirst()
                        .orElse(LanePlace.start(lane)));
    }

    /** A lane that is held already keeps its first reason, which says more. */
    private Uni<Boolean> hold(EventConsumer consumer, int lane, String reason) {
        return unitOfWork
                .run(session -> lanes.lock(session, consumer.name(), Set.of(lane))
                        .map(places -> places.get(lane))
                        .flatMap(place -> place.heldBecause() != null
                                ? Uni.createFrom().voidItem()
                                : lanes.move(session, consumer.name(), List.of(place.held(reason)))
                                        .invoke(() ->
                                                LOG.errorf("%s stops at lane %d: %s", consumer.name(), lane, reason))))
                .replaceWith(false);
    }

    private static boolean follows(LanePlace place, List<SealedEvent> events) {
        return !events.isEmpty() && events.getFirst().laneSeq() == place.laneSeq() + 1;
    }
}
