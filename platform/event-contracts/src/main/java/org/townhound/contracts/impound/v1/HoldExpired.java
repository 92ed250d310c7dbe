package org.townhound.contracts.impound.v1;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;

/**
 * The days to claim a dog have run out; what becomes of it is for a person to decide, and its owner may still come.
 *
 * @param impoundmentId the impoundment
 * @param deadlineId the deadline that fired
 * @param claimUntil the last day on which it could be claimed
 * @param dispositionFrom the first day on which something final may be decided
 * @param because the days of the hold, and what moved its last day
 */
public record HoldExpired(
        UUID impoundmentId, UUID deadlineId, LocalDate claimUntil, LocalDate dispositionFrom, List<Applied> because)
        implements ImpoundEvent {
    public HoldExpired {
        because = List.copyOf(because);
    }
}
