package org.townhound.eventstore.kafka;

import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.StreamId;
import org.townhound.eventstore.TestEvents;

/** Events as another service's store would have sealed them, all in one lane. */
record OtherStore(int lane, UUID epoch, StreamId stream) {
    OtherStore(int lane) {
        this(lane, Ids.next(), TestEvents.newStream());
    }

    List<SealedEvent> events(int count) {
        return LongStream.rangeClosed(1, count)
                .mapToObj(number -> TestEvents.event(epoch, stream, number, number, lane, number))
                .toList();
    }
}
