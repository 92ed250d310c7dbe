package org.townhound.contracts.kit.v1;

import java.time.Instant;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * Some or all of what was owed was paid.
 *
 * @param accountId the account
 * @param paymentId made by the client, so that the same payment sent twice is one
 * @param amount positive, at most what was owed at that moment
 * @param method {@code cash}, {@code check} or {@code card}
 * @param reference check number or the card processor's reference; null for cash
 * @param receivedAt when it was received
 * @param receiptNumber such as {@code licensing-000017}, without a hole per town and service; null for a payment of
 *     before receipts were numbered
 */
public record PaymentReceived(
        UUID accountId,
        UUID paymentId,
        Money amount,
        String method,
        String reference,
        Instant receivedAt,
        String receiptNumber)
        implements AccountEvent {}
