package org.townhound.contracts.kit.v1;

import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * Something is owed.
 *
 * @param accountId the account, one per license or notice
 * @param chargeId the charge
 * @param kind such as {@code license-fee}, {@code late-fee} or {@code fine}
 * @param amount what is owed, positive
 * @param payee who receives it, such as {@code town-clerk}
 * @param because the section that makes it owed
 * @param subject the stream of what it is owed for, such as {@code whitman-ma/citation/2026-000017}; null where that has
 *     the id of the account
 */
public record ChargeAssessed(
        UUID accountId, UUID chargeId, String kind, Money amount, String payee, Applied because, String subject)
        implements AccountEvent {}
