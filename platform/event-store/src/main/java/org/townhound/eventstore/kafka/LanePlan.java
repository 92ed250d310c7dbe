package org.townhound.eventstore.kafka;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.townhound.contracts.wire.EventType;
import org.townhound.contracts.wire.EventTypes;

/**
 * What a batch means for a consumer that stands at known places: a smaller number than the next is dropped, the next is
 * applied, a larger one is a gap. It does nothing by itself, so every case can be tested alone.
 *
 * <p>After a gap or a reason to hold, the rest of that lane's events in the batch are left alone; other lanes go on. An
 * event of a family that the consumer does not read moves the place like any other, since the numbers of a lane run
 * through all its families.
 */
final class LanePlan {
    private final Set<String> families;
    private final Map<Integer, LanePlace> places;
    private final List<Received> apply = new ArrayList<>();
    private final Set<Integer> gaps = new TreeSet<>();
    private final Set<Integer> stopped = new TreeSet<>();

    /**
     * Plans a batch.
     *
     * @param families what the consumer reads
     * @param before the consumer's place in each lane of the batch; it is not changed
     * @param batch in the order of each lane
     */
    LanePlan(Set<String> families, Map<Integer, LanePlace> before, List<Received> batch) {
        this.families = families;
        this.places = new TreeMap<>(before);
        batch.forEach(this::take);
    }

    /** The consumer's own events, in the order of the batch. */
    List<Received> apply() {
        return apply;
    }

    /** Where each lane of the batch stands afterwards. */
    Map<Integer, LanePlace> places() {
        return places;
    }

    /** The lanes in which an event is missing. */
    Set<Integer> gaps() {
        return gaps;
    }

    private void take(Received received) {
        int lane = received.event().lane();
        LanePlace place = places.get(lane);
        if (stopped.contains(lane)) {
            return;
        }
        if (place.isOfAnotherStore(received)) {
            hold(place, "the topic was written by another store");
        } else if (place.missesOneBefore(received)) {
            gaps.add(lane);
            stopped.add(lane);
        } else if (place.follows(received)) {
            next(place, received);
        }
    }

    /**
     * An unknown version of a family that is read holds the lane: it cannot be skipped, because its meaning for later
     * events is not known.
     */
    private void next(LanePlace place, Received received) {
        String type = received.event().stored().type();
        boolean mine = families.contains(EventType.family(type));
        if (mine && EventTypes.named(type).isEmpty()) {
            hold(place, "upgrade needed: " + type + " is not known here");
            return;
        }
        places.put(place.lane(), place.after(received));
        if (mine) {
            apply.add(received);
        }
    }

    private void hold(LanePlace place, String because) {
        places.put(place.lane(), place.held(because));
        stopped.add(place.lane());
    }
}
