package org.townhound.kit.deadline;

import java.time.Instant;
import java.util.UUID;
import org.townhound.eventstore.StreamId;

/** What an event does to the deadlines of a kind. */
public sealed interface DeadlineChange {
    /**
     * One begins to run.
     *
     * @param stream what it is about
     * @param correlation what later events name it by; no personal data
     * @param due the first instant at which it is too late
     */
    record Opens(StreamId stream, String correlation, Instant due) implements DeadlineChange {}

    /** What was to be done is done, or need not be done any more: every open one with this correlation ends. */
    record Closes(String correlation) implements DeadlineChange {}

    /** What was done turns out not to be: every closed one with this correlation that has not fired runs again. */
    record Reopens(String correlation) implements DeadlineChange {}

    /** It fired: this is the event, or one that tells of it. */
    record Fires(UUID deadlineId) implements DeadlineChange {}
}
