package org.townhound.contracts.enforcement.v1;

import java.time.Instant;
import java.util.UUID;

/**
 * The ledger gave an offense its ordinal and its sanction.
 *
 * @param offenseId the offense
 * @param incidentId its incident
 * @param personId whose ledger
 * @param occurredAt when the offense happened
 * @param action the officer's: {@code cite}, {@code warn} or {@code record}
 * @param assessment ordinal, sanction and why
 * @param noticeNumber the citation or warning that carries it, or null where none was issued
 */
public record OffenseAssessed(
        UUID offenseId,
        UUID incidentId,
        UUID personId,
        Instant occurredAt,
        String action,
        Assessment assessment,
        String noticeNumber)
        implements EnforcementEvent {}
