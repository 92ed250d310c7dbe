package org.townhound.contracts.enforcement.v1;

import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * A fact that came later would change what an issued notice asks for; a clerk decides.
 *
 * @param offenseId the offense
 * @param personId whose ledger
 * @param from what the issued notice says
 * @param to what it would say
 * @param difference positive when more would be due
 * @param rule the town's setting that applies or only proposes it
 * @param becauseOf the event that changed it
 * @param noticeNumber the citation or warning at stake
 */
public record AdjustmentProposed(
        UUID offenseId,
        UUID personId,
        Assessment from,
        Assessment to,
        Money difference,
        Applied rule,
        UUID becauseOf,
        String noticeNumber)
        implements EnforcementEvent {}
