package org.townhound.contracts.enforcement.v1;

import java.time.LocalDate;
import java.util.UUID;
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
 */
public record CitationIssued(
        UUID offenseId,
        UUID personId,
        String noticeNumber,
        LocalDate issuedOn,
        Money amount,
        Citation citation,
        Assessment assessment)
        implements EnforcementEvent {}
