package org.townhound.contracts.enforcement.v1;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

/**
 * An offense that was counted before another.
 *
 * @param offenseId the earlier offense
 * @param occurredAt when it happened
 * @param occurredOn its civil date in the town
 * @param ordinal its own place in the window
 */
public record Prior(UUID offenseId, Instant occurredAt, LocalDate occurredOn, int ordinal) {}
