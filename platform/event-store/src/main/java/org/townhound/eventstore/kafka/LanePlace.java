package org.townhound.eventstore.kafka;

import java.util.UUID;

/**
 * How far a consumer has come in one lane; the truth, unlike Kafka's committed offset.
 *
 * <p>Offset and leader epoch say where to begin reading after a restart; they may lag behind the number, and then some
 * records are seen twice and dropped.
 *
 * @param lane the lane
 * @param laneSeq the last applied event's number, zero before the first
 * @param eventId the last applied event, or null before the first
 * @param storeEpoch the store that gave the number, or null before the first
 * @param offset the last applied record's offset, or null
 * @param leaderEpoch that record's leader epoch, or null
 * @param heldBecause why the lane does not move, or null
 */
record LanePlace(
        int lane, long laneSeq, UUID eventId, UUID storeEpoch, Long offset, Integer leaderEpoch, String heldBecause) {

    /** Where a consumer stands that has seen nothing. */
    static LanePlace start(int lane) {
        return new LanePlace(lane, 0, null, null, null, null, null);
    }

    /**
     * The place after this event; it is no longer held. An event that came from the source leaves the offset as it was.
     */
    LanePlace after(Received received) {
        boolean fromTopic = received.offset() != null;
        return new LanePlace(
                lane,
                received.event().laneSeq(),
                received.event().stored().eventId(),
                received.event().storeEpoch(),
                fromTopic ? received.offset() : offset,
                fromTopic ? received.leaderEpoch() : leaderEpoch,
                null);
    }

    /** The same place, not to be left until the reason is gone. */
    LanePlace held(String because) {
        return new LanePlace(lane, laneSeq, eventId, storeEpoch, offset, leaderEpoch, because);
    }

    /** Whether the event is the next one. */
    boolean follows(Received received) {
        return received.event().laneSeq() == laneSeq + 1;
    }

    /** Whether at least one event is missing before this one. */
    boolean missesOneBefore(Received received) {
        return received.event().laneSeq() > laneSeq + 1;
    }

    /**
     * Whether the event was numbered by another store than all before it: after a restore numbers repeat with other
     * events behind them, and to compare them would silently drop facts.
     */
    boolean isOfAnotherStore(Received received) {
        return storeEpoch != null && !storeEpoch.equals(received.event().storeEpoch());
    }
}
