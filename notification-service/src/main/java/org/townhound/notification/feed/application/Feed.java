package org.townhound.notification.feed.application;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.BackPressureStrategy;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.townhound.kit.problem.Problem;
import org.townhound.kit.problem.ProblemException;
import org.townhound.kit.problem.ProblemType;

/** The open connections of this instance. A loop asks once for all of them how far the feeds have come. */
public final class Feed {
    private final ReadFeed feed;
    private final int most;
    private final Duration heartbeat;
    private final Duration patience;
    private final Set<FeedClient> clients = ConcurrentHashMap.newKeySet();

    /** Takes {@code most} clients, and cuts off one that has taken nothing for {@code patience}. */
    public Feed(ReadFeed feed, int most, Duration heartbeat, Duration patience) {
        this.feed = feed;
        this.most = most;
        this.heartbeat = heartbeat;
        this.patience = patience;
    }

    /**
     * Where a client begins: after the event it names, or at the oldest that is kept.
     *
     * @param lastEventId as the client sends it back
     * @throws ProblemException through the {@code Uni}: 400 for an id of another form, 410 for one that this feed never
     *     gave or no longer holds, 503 while there are too many clients
     */
    public Uni<FeedPlace> begin(String town, Optional<String> lastEventId) {
        if (clients.size() >= most) {
            throw new ProblemException(Problem.of(ProblemType.UNAVAILABLE, "Too many clients follow the feed now."));
        }
        Optional<FeedPlace> asked = lastEventId.map(Feed::parse);
        return feed.span(town)
                .map(span -> asked.map(place -> held(span, place))
                        .orElseGet(() -> new FeedPlace(span.epoch(), span.beforeFirst())));
    }

    public Multi<FeedItem> follow(String town, FeedPlace from) {
        return Multi.createFrom()
                .emitter(
                        emitter -> {
                            FeedClient client = new FeedClient(town, from, feed, emitter);
                            emitter.onTermination(() -> clients.remove(client));
                            clients.add(client);
                            client.greet();
                        },
                        BackPressureStrategy.BUFFER);
    }

    /** One look for all clients; at once while there is none. */
    public Uni<Void> bringOn() {
        clients.removeIf(FeedClient::isGone);
        return clients.isEmpty()
                ? Uni.createFrom().voidItem()
                : feed.spans().map(this::bringOn).replaceWithVoid();
    }

    private int bringOn(Map<String, FeedSpan> spans) {
        for (FeedClient client : clients) {
            FeedSpan span = spans.get(client.town());
            if (client.isStuck(patience) || !client.isWithin(span)) {
                client.cutOff();
            } else {
                client.bringOn(span.last());
                client.heartbeat(heartbeat);
            }
        }
        return clients.size();
    }

    private static FeedPlace parse(String lastEventId) {
        return FeedPlace.parse(lastEventId)
                .orElseThrow(() -> ProblemException.badField(
                        "Last-Event-ID", "The header Last-Event-ID must be the id of an event of this feed."));
    }

    private static FeedPlace held(FeedSpan span, FeedPlace place) {
        if (!span.holds(place)) {
            throw new ProblemException(Problem.of(
                            ProblemType.GONE,
                            "The feed does not hold what follows this event any more, or never had it.")
                    .at("Last-Event-ID"));
        }
        return place;
    }
}
