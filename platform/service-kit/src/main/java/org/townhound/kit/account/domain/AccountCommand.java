package org.townhound.kit.account.domain;

import java.time.Instant;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/** What can be asked of an account. */
public sealed interface AccountCommand {
    /**
     * Something is owed.
     *
     * @param accountId the account
     * @param chargeId a charge that is already there is not assessed again
     * @param kind such as {@code license-fee}
     * @param amount positive
     * @param payee who receives it
     * @param because the section that makes it owed
     */
    record AssessCharge(UUID accountId, UUID chargeId, String kind, Money amount, String payee, Applied because)
            implements AccountCommand {}

    /**
     * The whole balance is paid.
     *
     * @param accountId the account
     * @param paymentId made by the client; the same payment sent again changes nothing
     * @param amount must be what is owed
     * @param method {@code cash}, {@code check} or {@code card}
     * @param reference check number or processor's reference, or null
     * @param receivedAt when it was received
     */
    record ReceivePayment(
            UUID accountId, UUID paymentId, Money amount, String method, String reference, Instant receivedAt)
            implements AccountCommand {}

    /**
     * Less is owed than was charged.
     *
     * @param accountId the account
     * @param creditId a credit that is already there is not given again
     * @param chargeId the charge that shrinks
     * @param amount positive, at most what the charge still stands at
     * @param reason stable, such as {@code assessment-adjusted}
     * @param becauseOf the event that gave rise to it
     */
    record GiveCredit(UUID accountId, UUID creditId, UUID chargeId, Money amount, String reason, UUID becauseOf)
            implements AccountCommand {}
}
