package org.townhound.eventstore.kafka;

import org.townhound.eventstore.SealedEvent;

/**
 * An event as it reached a consumer.
 *
 * @param event the event
 * @param offset its offset in the partition, or null when it came from the source and not from the topic
 * @param leaderEpoch the broker's leader epoch, or null when unknown
 */
record Received(SealedEvent event, Long offset, Integer leaderEpoch) {
    /** An event that the publishing service handed over; it has no offset. */
    static Received fromSource(SealedEvent event) {
        return new Received(event, null, null);
    }
}
