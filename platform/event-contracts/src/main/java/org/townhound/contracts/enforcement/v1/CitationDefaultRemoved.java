package org.townhound.contracts.enforcement.v1;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;

/**
 * A default was wrong: by what came to be known since, nothing was owed for the citation when its last day ended.
 *
 * @param deadlineId what removed it, once
 * @param offenseId the offense
 * @param personId who is cited
 * @param noticeNumber the citation number
 * @param payBy the last day to pay
 * @param because the days, and what moved the last of them, as the citation says
 */
public record CitationDefaultRemoved(
        UUID deadlineId, UUID offenseId, UUID personId, String noticeNumber, LocalDate payBy, List<Applied> because)
        implements EnforcementEvent {
    public CitationDefaultRemoved {
        because = List.copyOf(because);
    }
}
