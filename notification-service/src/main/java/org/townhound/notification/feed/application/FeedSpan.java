package org.townhound.notification.feed.application;

/**
 * What of a town's feed can be read.
 *
 * @param beforeFirst the position before the oldest event that is kept
 * @param last the position of the newest event
 */
public record FeedSpan(String epoch, long beforeFirst, long last) {
    boolean holds(FeedPlace place) {
        return place.epoch().equals(epoch) && place.position() >= beforeFirst && place.position() <= last;
    }
}
