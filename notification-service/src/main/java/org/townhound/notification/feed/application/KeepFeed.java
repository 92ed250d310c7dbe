package org.townhound.notification.feed.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.eventstore.SealedEvent;

public interface KeepFeed {
    /**
     * Adds events to the feeds of their towns, in order; one that is there already is passed over. Whoever adds to a feed
     * waits for whoever was first, until that transaction has ended.
     *
     * @param service who published them
     */
    Uni<Void> add(Mutiny.Session session, String service, List<SealedEvent> events);

    /** Drops what lies further back than a town keeps. */
    Uni<Void> prune();
}
