package org.townhound.notification.feed.adapters.in.messaging;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.wire.EventType;
import org.townhound.contracts.wire.EventTypes;
import org.townhound.eventstore.EventConsumer;
import org.townhound.eventstore.SealedEvent;
import org.townhound.eventstore.kafka.LaneConsumer;
import org.townhound.notification.feed.application.KeepFeed;

/** Puts every event of one service's topic into the feed of its town. */
abstract class FeedConsumer implements EventConsumer {
    private static final Set<String> EVERY =
            EventTypes.ALL.stream().map(EventType::family).collect(Collectors.toUnmodifiableSet());

    private final LaneConsumer lanes;
    private final KeepFeed feed;
    private final String source;

    FeedConsumer(LaneConsumer lanes, KeepFeed feed, String source) {
        this.lanes = lanes;
        this.feed = feed;
        this.source = source;
    }

    Uni<Void> take(ConsumerRecords<String, byte[]> records) {
        return lanes.consume(this, records);
    }

    @Override
    public String name() {
        return source + "-feed";
    }

    @Override
    public String source() {
        return source;
    }

    @Override
    public Set<String> families() {
        return EVERY;
    }

    @Override
    public Uni<Void> apply(Mutiny.Session session, List<SealedEvent> events) {
        return feed.add(session, source, events);
    }
}
