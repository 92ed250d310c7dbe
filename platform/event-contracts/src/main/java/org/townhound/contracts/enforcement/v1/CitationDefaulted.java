package org.townhound.contracts.enforcement.v1;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * The last day to pay or contest a citation passed, and it was neither paid in full nor dismissed.
 *
 * @param deadlineId the deadline that fired
 * @param offenseId the offense
 * @param personId who is cited
 * @param noticeNumber the citation number
 * @param payBy the last day, which passed
 * @param owed what was still owed, positive
 * @param because the days, and what moved the last of them, as the citation says
 */
public record CitationDefaulted(
        UUID deadlineId,
        UUID offenseId,
        UUID personId,
        String noticeNumber,
        LocalDate payBy,
        Money owed,
        List<Applied> because)
        implements EnforcementEvent {
    public CitationDefaulted {
        because = List.copyOf(because);
    }
}
