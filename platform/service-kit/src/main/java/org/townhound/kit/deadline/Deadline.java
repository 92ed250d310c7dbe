package org.townhound.kit.deadline;

import java.time.Instant;
import java.util.UUID;
import org.townhound.eventstore.Ids;
import org.townhound.eventstore.StreamId;

/**
 * A deadline that has not fired.
 *
 * @param id UUIDv5 of the event that opened it and its kind
 * @param firingId the id of the event by which it fires, UUIDv5 of {@code id}
 * @param kind see {@link DeadlineKind#name()}
 * @param stream what it is about
 * @param due the first instant at which it is too late, to the microsecond
 * @param openedBy the event that opened it
 */
public record Deadline(UUID id, UUID firingId, String kind, StreamId stream, Instant due, UUID openedBy) {
    private static final String FIRING = "deadline";

    /** The deadline of a kind that an event opens, the same whenever and wherever it is asked for. */
    static Deadline opened(String kind, UUID openedBy, DeadlineChange.Opens opens) {
        UUID id = Ids.consequence(kind, openedBy, 0);
        return new Deadline(id, eventId(id, 0), kind, opens.stream(), opens.due(), openedBy);
    }

    /**
     * The id of an event that follows from its firing.
     *
     * @param ordinal zero for the event that names the deadline, one and more for others of the same append
     */
    public UUID eventId(int ordinal) {
        return eventId(id, ordinal);
    }

    private static UUID eventId(UUID deadlineId, int ordinal) {
        return Ids.consequence(FIRING, deadlineId, ordinal);
    }
}
