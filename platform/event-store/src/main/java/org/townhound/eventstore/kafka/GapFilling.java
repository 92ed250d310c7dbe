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

/** Fetches what a topic lacks from the service that published it; only when that has nothing does a lane stop. */
@ApplicationScoped
class GapFilling {
    private static final Logger LOG = Logger.getLogger(GapFilling.class);
    private static final int EVENTS = 500;
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
     * @param apply applies events that were fetched
     * @return the lanes that went on; the others are held, with the reason in their row
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

    private Uni<Boolean> fill(EventConsumer consumer, int lane, Function<List<Received>, Uni<Set<Integer>>> apply) {
        return place(consumer, lane)
                .flatMap(place -> sources.of(consumer.source())
                        .lane(lane, place.laneSeq() + 1, EVENTS)
                        .onFailure()
                        .recoverWithItem(List.of())
                        .flatMap(events -> follows(place, events)
                                ? apply.apply(events.stream()
                                                .map(Received::fromSource)
                                                .toList())
                                        .chain(() -> place(consumer, lane))
                                        .map(now -> now.laneSeq() > place.laneSeq())
                                : hold(consumer, lane)));
    }

    private Uni<LanePlace> place(EventConsumer consumer, int lane) {
        return lanes.all(consumer.name())
                .map(places -> places.stream()
                        .filter(place -> place.lane() == lane)
                        .findFirst()
                        .orElse(LanePlace.start(lane)));
    }

    private Uni<Boolean> hold(EventConsumer consumer, int lane) {
        LOG.errorf("%s stops at lane %d: %s", consumer.name(), lane, NOTHING);
        return unitOfWork
                .run(session -> lanes.lock(session, consumer.name(), Set.of(lane))
                        .flatMap(places -> lanes.move(
                                session,
                                consumer.name(),
                                List.of(places.get(lane).held(NOTHING)))))
                .replaceWith(false);
    }

    private static boolean follows(LanePlace place, List<SealedEvent> events) {
        return !events.isEmpty() && events.getFirst().laneSeq() == place.laneSeq() + 1;
    }
}
