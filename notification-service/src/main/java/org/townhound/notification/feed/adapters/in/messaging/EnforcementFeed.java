package org.townhound.notification.feed.adapters.in.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.townhound.eventstore.kafka.LaneConsumer;
import org.townhound.notification.feed.application.KeepFeed;

/** Follows the topic of enforcement. */
@Singleton
public class EnforcementFeed extends FeedConsumer {
    EnforcementFeed(LaneConsumer lanes, KeepFeed feed) {
        super(lanes, feed, "enforcement");
    }

    @Incoming("enforcement-feed")
    Uni<Void> consume(ConsumerRecords<String, byte[]> records) {
        return take(records);
    }
}
