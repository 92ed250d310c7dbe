package org.townhound.contracts.kit.v1;

import java.time.Instant;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * The town paid back what it owed; never a payment with a minus.
 *
 * @param accountId the account
 * @param refundId made by the client, so that the same refund sent twice is one
 * @param amount positive, at most what the town owed back at that moment
 * @param method {@code cash}, {@code check} or {@code card}
 * @param reference check number or the card processor's reference; null for cash
 * @param reason stable, such as {@code overpaid}
 * @param paidBy who paid it out, opaque
 * @param paidAt when
 */
public record RefundPaid(
        UUID accountId,
        UUID refundId,
        Money amount,
        String method,
        String reference,
        String reason,
        String paidBy,
        Instant paidAt)
        implements AccountEvent {}
