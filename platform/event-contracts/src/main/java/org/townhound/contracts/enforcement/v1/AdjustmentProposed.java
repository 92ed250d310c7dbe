package org.townhound.contracts.enforcement.v1;

import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * A fact that came later would make an issued notice dearer; a clerk decides.
 *
 * @param offenseId the offense
 * @param personId whose ledger
 * @param from what the issued notice says
 * @param to what it would say
 * @param difference positive: what would be due in addition
 * @param becauseOf the event that changed it
 * @param noticeNumber the citation or warning at stake
 */
public record AdjustmentProposed(
        UUID offenseId,
        UUID personId,
        Assessment from,
        Assessment to,
        Money difference,
        UUID becauseOf,
        String noticeNumber)
        implements EnforcementEvent {}
