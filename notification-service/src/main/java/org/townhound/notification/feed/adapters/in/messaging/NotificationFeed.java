package org.townhound.notification.feed.adapters.in.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.townhound.eventstore.kafka.LaneConsumer;
import org.townhound.notification.feed.application.KeepFeed;

/** Follows the topic of notification. */
@Singleton
public class NotificationFeed extends FeedConsumer {
    NotificationFeed(LaneConsumer lanes, KeepFeed feed) {
        super(lanes, feed, "notification");
    }

    @Incoming("notification-feed")
    Uni<Void> consume(ConsumerRecords<String, byte[]> records) {
        return take(records);
    }
}
