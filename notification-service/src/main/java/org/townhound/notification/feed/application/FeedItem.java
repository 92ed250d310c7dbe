package org.townhound.notification.feed.application;

import java.util.Optional;

/** What a client is sent: an event, or a sign of life. */
public record FeedItem(Optional<FeedPlace> place, String json) {
    static final FeedItem HEARTBEAT = new FeedItem(Optional.empty(), "");

    static FeedItem of(String epoch, FeedEvent event) {
        return new FeedItem(Optional.of(new FeedPlace(epoch, event.position())), event.json());
    }
}
