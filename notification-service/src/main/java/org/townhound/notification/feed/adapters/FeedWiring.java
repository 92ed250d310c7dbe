package org.townhound.notification.feed.adapters;

import io.vertx.mutiny.sqlclient.Pool;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.townhound.notification.feed.adapters.out.table.FeedTable;
import org.townhound.notification.feed.application.Feed;
import org.townhound.notification.feed.application.ReadFeed;

final class FeedWiring {
    @Produces
    @Singleton
    FeedTable table(Pool database, @ConfigProperty(name = "townhound.feed.keep") long keep) {
        return new FeedTable(database, keep);
    }

    @Produces
    @Singleton
    Feed feed(
            ReadFeed table,
            @ConfigProperty(name = "townhound.feed.clients") int clients,
            @ConfigProperty(name = "townhound.feed.heartbeat") Duration heartbeat,
            @ConfigProperty(name = "townhound.feed.patience") Duration patience) {
        return new Feed(table, clients, heartbeat, patience);
    }
}
