package org.townhound.contracts.kit.v1;

import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * Less is owed than was charged; what was already paid comes back as a credit.
 *
 * @param accountId the account
 * @param creditId the credit
 * @param chargeId the charge that shrinks
 * @param amount by how much, positive
 * @param reason stable, such as {@code assessment-adjusted}
 * @param becauseOf the event that gave rise to it
 */
public record CreditGiven(UUID accountId, UUID creditId, UUID chargeId, Money amount, String reason, UUID becauseOf)
        implements AccountEvent {}
