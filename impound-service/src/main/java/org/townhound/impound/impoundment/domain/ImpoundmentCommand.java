package org.townhound.impound.impoundment.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;

public sealed interface ImpoundmentCommand {
    record TakeIn(
            UUID impoundmentId,
            Optional<UUID> dogId,
            Optional<UUID> keeperId,
            Reason reason,
            Appearance appearance,
            boolean wearingValidTag,
            Optional<UUID> placeId,
            Optional<UUID> officerId,
            Instant at,
            LocalDate on)
            implements ImpoundmentCommand {}

    record IdentifyKeeper(UUID keeperId, Optional<UUID> dogId, LocalDate on) implements ImpoundmentCommand {}

    record ExpireHold(UUID deadlineId) implements ImpoundmentCommand {}

    /** What was looked at stands in the statement. */
    record Release(ReleaseStatement statement) implements ImpoundmentCommand {}

    record Reason(String name, Applied because) {}

    record Appearance(String breed, String color, Optional<String> sex) {}
}
