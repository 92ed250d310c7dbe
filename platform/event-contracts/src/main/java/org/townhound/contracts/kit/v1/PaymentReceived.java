package org.townhound.contracts.kit.v1;

import java.time.Instant;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * What was owed was paid.
 *
 * @param accountId the account
 * @param paymentId made by the client, so that the same payment sent twice is one
 * @param amount the whole balance at that moment, positive
 * @param method {@code cash}, {@code check} or {@code card}
 * @param reference check number or the card processor's reference, or null
 * @param receivedAt when it was received
 */
public record PaymentReceived(
        UUID accountId, UUID paymentId, Money amount, String method, String reference, Instant receivedAt)
        implements AccountEvent {}
