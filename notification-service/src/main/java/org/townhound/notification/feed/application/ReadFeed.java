package org.townhound.notification.feed.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;

public interface ReadFeed {
    /** What can be read of a town's feed, which is made if it is not there yet. */
    Uni<FeedSpan> span(String town);

    /** What can be read of every town that has a feed. */
    Uni<Map<String, FeedSpan>> spans();

    /** Up to {@code atMost} events after a position, in order. */
    Uni<List<FeedEvent>> after(String town, long position, int atMost);
}
