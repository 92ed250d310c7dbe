package org.townhound.eventstore;

import java.util.UUID;

/**
 * An event that has its place in the service's one order.
 *
 * <p>{@code seq} says in which order the service came to know its events. Within a stream it agrees with the version,
 * and a cause that the service itself recorded comes before what followed from it; the clock has no say in it.
 *
 * @param stored the event
 * @param seq gapless from one within the service
 * @param lane its Kafka partition
 * @param laneSeq gapless from one within the lane
 * @param storeEpoch which store gave these numbers; a restored store has another
 */
public record SealedEvent(StoredEvent stored, long seq, int lane, long laneSeq, UUID storeEpoch) {}
