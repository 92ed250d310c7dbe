package org.townhound.notification.feed.adapters.in.rest;

import jakarta.enterprise.context.RequestScoped;
import java.time.Instant;
import org.townhound.notification.feed.application.FeedPlace;

/** Where the call that is being answered begins in the feed, and when its token ends. */
@RequestScoped
public class FeedBeginning {
    private FeedPlace place;
    private Instant tokenEnds;

    FeedPlace place() {
        return place;
    }

    Instant tokenEnds() {
        return tokenEnds;
    }

    void set(FeedPlace found, Instant ends) {
        this.place = found;
        this.tokenEnds = ends;
    }
}
