package org.townhound.eventstore.kafka;

import java.util.UUID;

/**
 * How far a consumer has come in one lane; the truth, unlike Kafka's committed offset.
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

    static LanePlace start(int lane) {
        return new LanePlace(lane, 0, null, null, null, null, null);
    }

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

    LanePlace held(String because) {
        return new LanePlace(lane, laneSeq, eventId, storeEpoch, offset, leaderEpoch, because);
    }

    boolean follows(Received received) {
        return received.event().laneSeq() == laneSeq + 1;
    }

    boolean missesOneBefore(Received received) {
        return received.event().laneSeq() > laneSeq + 1;
    }

    boolean isOfAnotherStore(Received received) {
        return storeEpoch != null && !storeEpoch.equals(received.event().storeEpoch());
    }
}
