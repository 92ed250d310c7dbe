package org.townhound.notification.feed.application;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A place in a town's feed, written {@code <epoch>-<position>}: what a client sends back as {@code Last-Event-ID}. */
public record FeedPlace(String epoch, long position) {
    private static final Pattern FORM = Pattern.compile("([0-9a-f]{12})-(\\d{1,18})");

    public static Optional<FeedPlace> parse(String text) {
        Matcher parts = FORM.matcher(text);
        return parts.matches()
                ? Optional.of(new FeedPlace(parts.group(1), Long.parseLong(parts.group(2))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return epoch + "-" + position;
    }
}
