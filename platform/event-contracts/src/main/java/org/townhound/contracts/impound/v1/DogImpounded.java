package org.townhound.contracts.impound.v1;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;

/**
 * A dog was picked up and taken in.
 *
 * @param impoundmentId made by the client, so that the same form sent twice is one impoundment
 * @param dogId the dog, or null while nobody knows which it is
 * @param keeperId who owns or keeps it, or null while unknown
 * @param reason a reason of the town's law, such as {@code no-license-or-tag}
 * @param breed as the officer sees it
 * @param color as the officer sees it
 * @param sex {@code male} or {@code female}, or null
 * @param wearingValidTag whether it wore a valid license tag
 * @param placeId where it was found, or null; a key, never an address
 * @param officerId who picked it up, or null where the actor did
 * @param takenInAt when it came into the officer's care
 * @param takenInOn the civil date of that instant in the town
 * @param claimUntil the last day on which owner or keeper can claim it; nothing final happens before the day after
 * @param arithmetic how that day was counted
 * @param because the reason, the days of the hold, and what moved its last day
 */
public record DogImpounded(
        UUID impoundmentId,
        UUID dogId,
        UUID keeperId,
        String reason,
        String breed,
        String color,
        String sex,
        boolean wearingValidTag,
        UUID placeId,
        UUID officerId,
        Instant takenInAt,
        LocalDate takenInOn,
        LocalDate claimUntil,
        String arithmetic,
        List<Applied> because)
        implements ImpoundEvent {
    public DogImpounded {
        because = List.copyOf(because);
    }
}
