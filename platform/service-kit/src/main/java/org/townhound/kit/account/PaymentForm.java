package org.townhound.kit.account;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.UUID;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.clock.Punctuality;
import org.townhound.kit.problem.ProblemException;
import org.townhound.ordinances.values.Money;

/**
 * A payment, whole or partial, at the counter or by card: the body of every service's {@code …/payments}.
 *
 * @param paymentId made by the client, so that a payment sent twice is one
 * @param amount more than nothing, at most what is owed
 * @param method cash, check or card
 * @param reference the check's number or the card processor's reference; cash needs none; at most 100 characters
 * @param receivedAt when it was received; null for now
 */
public record PaymentForm(
        @NotNull UUID paymentId,
        @NotNull Money amount,
        @NotNull PaymentMethod method,
        @Size(max = 100) String reference,
        Instant receivedAt) {

    /**
     * The payment that the form asks for.
     *
     * @param accountId the account that it is paid on
     * @param now when it was received, where the form does not say
     * @param punctuality checks that it was not received in the future
     * @throws ProblemException 400 for an amount of nothing or less, a check or card without a reference, or a moment
     *     ahead of the clock
     */
    public ReceivePayment payment(UUID accountId, Instant now, Punctuality punctuality) {
        Amounts.positive(amount);
        method.check(reference);
        Instant received = Objects.requireNonNullElse(receivedAt, now).truncatedTo(ChronoUnit.MICROS);
        punctuality.check("/receivedAt", received);
        return new ReceivePayment(accountId, paymentId, amount, method.wire(), reference, received, null);
    }
}
