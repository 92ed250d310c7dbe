package org.townhound.kit.account.domain;

import java.time.Instant;
import java.util.UUID;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/** What can be asked of an account. Amounts are positive: none can be made otherwise. */
public sealed interface AccountCommand {
    UUID accountId();

    /** What a person does at the counter, or a processor in their place. */
    sealed interface AtTheCounter extends AccountCommand {
        /** When it is done. */
        Instant at();
    }

    /**
     * Something is owed.
     *
     * @param accountId the account
     * @param chargeId a charge that is already there is not assessed again
     * @param kind such as {@code license-fee}
     * @param amount positive
     * @param payee who receives it
     * @param because the section that makes it owed
     * @param subject the stream of what it is owed for; null where that has the id of the account
     */
    record AssessCharge(
            UUID accountId, UUID chargeId, String kind, Money amount, String payee, Applied because, String subject)
            implements AccountCommand {
        public AssessCharge {
            expectPositive(amount);
        }
    }

    /**
     * Some or all of what is owed is paid.
     *
     * @param accountId the account
     * @param paymentId made by the client; the same payment sent again changes nothing
     * @param amount at most what is owed
     * @param method {@code cash}, {@code check} or {@code card}
     * @param reference check number or processor's reference; null for cash
     * @param at when it was received
     * @param receiptNumber null as long as it is not known whether the payment is taken: only then is a number taken
     */
    record ReceivePayment(
            UUID accountId,
            UUID paymentId,
            Money amount,
            String method,
            String reference,
            Instant at,
            String receiptNumber)
            implements AtTheCounter {
        public ReceivePayment {
            expectPositive(amount);
        }

        public ReceivePayment numbered(String number) {
            return new ReceivePayment(accountId, paymentId, amount, method, reference, at, number);
        }
    }

    /**
     * A payment turned out to be none.
     *
     * @param accountId the account
     * @param paymentId the payment
     * @param reason stable, such as {@code check-returned}
     * @param by who voids it, opaque
     * @param at when it is voided
     */
    record VoidPayment(UUID accountId, UUID paymentId, String reason, String by, Instant at) implements AtTheCounter {}

    /**
     * What is still owed is given up, or a part of it.
     *
     * @param accountId the account
     * @param waiverId made by the client; the same waiver sent again changes nothing
     * @param chargeId the charge, or null for all of them, oldest first
     * @param amount at most what is left there, or null for all that is left
     * @param reason stable, such as {@code hardship}
     * @param by who waives it, opaque
     * @param at when it is waived
     */
    record WaiveCharges(
            UUID accountId, UUID waiverId, UUID chargeId, Money amount, String reason, String by, Instant at)
            implements AtTheCounter {
        public WaiveCharges {
            if (amount != null) {
                expectPositive(amount);
            }
        }
    }

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
            implements AccountCommand {
        public GiveCredit {
            expectPositive(amount);
        }
    }

    /**
     * The town pays back what it owes.
     *
     * @param accountId the account
     * @param refundId made by the client; the same refund sent again changes nothing
     * @param amount at most what the town owes back
     * @param method {@code cash}, {@code check} or {@code card}
     * @param reference check number or processor's reference; null for cash
     * @param reason stable, such as {@code overpaid}
     * @param by who pays it out, opaque
     * @param at when it is paid
     */
    record PayRefund(
            UUID accountId,
            UUID refundId,
            Money amount,
            String method,
            String reference,
            String reason,
            String by,
            Instant at)
            implements AtTheCounter {
        public PayRefund {
            expectPositive(amount);
        }
    }

    private static void expectPositive(Money amount) {
        if (!amount.isPositive()) {
            throw new IllegalArgumentException("an amount is more than nothing");
        }
    }
}
