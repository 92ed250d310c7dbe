package org.townhound.notification.feed.application;

/** An event at its position, as a CloudEvent in JSON. */
public record FeedEvent(long position, String json) {}
