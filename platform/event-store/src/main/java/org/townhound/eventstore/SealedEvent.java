package org.townhound.eventstore;

import java.util.UUID;

/**
 * An event that has its place in the service's one order.
 *
 * @param stored the event
 * @param seq gapless from one within the service
 * @param lane its Kafka partition
 * @param laneSeq gapless from one within the lane
 * @param storeEpoch which store gave these numbers; a restored store has another
 */
public record SealedEvent(StoredEvent stored, long seq, int lane, long laneSeq, UUID storeEpoch) {}
