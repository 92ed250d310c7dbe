package org.townhound.contracts.enforcement.v1;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;

/**
 * A citation was issued for an offense.
 *
 * @param offenseId the offense
 * @param personId who is cited
 * @param noticeNumber the citation number, from the town's block
 * @param issuedOn civil date
 * @param amount the fine
 * @param citation the section that sets it
 * @param assessment ordinal, window and arithmetic, as the cited person is told; null on citations of older releases
 * @param payBy last day to pay or contest, to its midnight; null where the town's law sets none
 * @param payByBecause the days, and what moved the last of them; null where there is none
 */
public record CitationIssued(
        UUID offenseId,
        UUID personId,
        String noticeNumber,
        LocalDate issuedOn,
        Money amount,
        Citation citation,
        Assessment assessment,
        LocalDate payBy,
        List<Applied> payByBecause)
        implements EnforcementEvent {
    public CitationIssued {
        payByBecause = payByBecause == null ? null : List.copyOf(payByBecause);
    }
}
