package org.townhound.kit.account;

import java.time.Instant;
import java.util.UUID;
import org.townhound.kit.account.domain.Account;
import org.townhound.ordinances.values.Money;

/**
 * What somebody who paid is handed.
 *
 * @param number without a hole per town and service, such as {@code licensing-000017}
 * @param paymentId the payment
 * @param amount what was paid
 * @param method cash, check or card
 * @param reference null for cash
 * @param receivedAt when it was received
 */
public record Receipt(
        String number, UUID paymentId, Money amount, String method, String reference, Instant receivedAt) {
    /**
     * The receipt of a payment.
     *
     * @throws IllegalArgumentException for a payment that is not on the account
     */
    public static Receipt of(Account account, UUID paymentId) {
        var payment = account.payments().get(paymentId);
        if (payment == null) {
            throw new IllegalArgumentException("no such payment on the account");
        }
        return new Receipt(
                payment.receiptNumber(),
                paymentId,
                payment.amount(),
                payment.method(),
                payment.reference(),
                payment.receivedAt());
    }
}
