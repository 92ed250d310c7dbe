package org.townhound.contracts.enforcement.v1;

import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * A fact that came later changed an assessment; it is applied.
 *
 * @param offenseId the offense
 * @param personId whose ledger
 * @param from what stood before
 * @param to what stands now, or null when the offense does not count any more
 * @param difference negative when less is due, zero where nothing was asked or only the count moved
 * @param rule the town's setting that applies or only proposes it
 * @param becauseOf the event that changed it
 * @param noticeNumber the citation or warning that carries it, or null
 */
public record AssessmentAdjusted(
        UUID offenseId,
        UUID personId,
        Assessment from,
        Assessment to,
        Money difference,
        Applied rule,
        UUID becauseOf,
        String noticeNumber)
        implements EnforcementEvent {}
