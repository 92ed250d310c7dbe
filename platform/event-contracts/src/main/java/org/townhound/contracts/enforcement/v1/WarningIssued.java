package org.townhound.contracts.enforcement.v1;

import java.time.LocalDate;
import java.util.UUID;
import org.townhound.ordinances.values.Citation;

/**
 * A written warning was issued for an offense.
 *
 * @param offenseId the offense
 * @param personId who is warned
 * @param noticeNumber from the town's block
 * @param issuedOn civil date
 * @param citation the section offended against
 * @param assessment ordinal, window and arithmetic, as the warned person is told; null on warnings of older releases
 */
public record WarningIssued(
        UUID offenseId,
        UUID personId,
        String noticeNumber,
        LocalDate issuedOn,
        Citation citation,
        Assessment assessment)
        implements EnforcementEvent {}
