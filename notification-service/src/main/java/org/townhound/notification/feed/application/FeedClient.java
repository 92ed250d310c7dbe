package org.townhound.notification.feed.application;

import io.smallrye.mutiny.subscription.MultiEmitter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One open connection. It reads a page only when the client has taken the one before, so that a slow client holds a page
 * and nothing else; each client reads for itself, so that none waits for another.
 */
final class FeedClient {
    private static final int PAGE = 100;

    private final String town;
    private final String epoch;
    private final ReadFeed feed;
    private final MultiEmitter<? super FeedItem> emitter;
    private final AtomicBoolean reading = new AtomicBoolean();
    private volatile long position;
    private volatile long lastSent = System.nanoTime();
    private volatile long lastTaken = System.nanoTime();

    FeedClient(String town, FeedPlace from, ReadFeed feed, MultiEmitter<? super FeedItem> emitter) {
        this.town = town;
        this.epoch = from.epoch();
        this.position = from.position();
        this.feed = feed;
        this.emitter = emitter;
        emitter.onRequest(_ -> lastTaken = System.nanoTime());
    }

    /** The first sign of life: the line is open, and the client knows it. */
    void greet() {
        emit(FeedItem.HEARTBEAT);
    }

    String town() {
        return town;
    }

    boolean isGone() {
        return emitter.isCancelled();
    }

    /** Whether something was sent to it so long ago, and it has not asked for more since. */
    boolean isStuck(Duration patience) {
        return !wantsMore() && System.nanoTime() - lastTaken > patience.toNanos();
    }

    /** Whether nothing that it still has to see was dropped; a feed that was made anew is another feed. */
    boolean isWithin(FeedSpan span) {
        return span != null && span.epoch().equals(epoch) && span.beforeFirst() <= position;
    }

    void cutOff() {
        emitter.fail(new CutOff());
    }

    /** Sends what there is after its position, up to {@code end}, as far as the client takes it. */
    void bringOn(long end) {
        if (end > position && wantsMore() && reading.compareAndSet(false, true)) {
            feed.after(town, position, PAGE).subscribe().with(this::send, this::lookAgain);
        }
    }

    /** A comment, so that both sides notice a line that broke. */
    void heartbeat(Duration every) {
        if (wantsMore() && System.nanoTime() - lastSent > every.toNanos() && reading.compareAndSet(false, true)) {
            emit(FeedItem.HEARTBEAT);
            reading.set(false);
        }
    }

    private boolean wantsMore() {
        return emitter.requested() > 0;
    }

    private void send(List<FeedEvent> page) {
        for (FeedEvent event : page) {
            position = event.position();
            emit(FeedItem.of(epoch, event));
        }
        reading.set(false);
    }

    private void emit(FeedItem item) {
        lastSent = System.nanoTime();
        lastTaken = lastSent;
        emitter.emit(item);
    }

    /** The loop that looks for all clients meets the same failure, says so, and comes back. */
    private void lookAgain(Throwable failure) {
        reading.set(false);
    }

    /** Closes the line; the client comes back with the id of the last event that it took. */
    static final class CutOff extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CutOff() {
            super("a client of the feed takes nothing any more, or was left behind", null, false, false);
        }
    }
}
