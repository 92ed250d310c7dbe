package org.townhound.kit.account;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.contracts.kit.v1.PaymentVoided;
import org.townhound.kit.account.domain.Account;
import org.townhound.kit.account.domain.Allocation;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/** The lines of an account as answers show them; actors are opaque, and amounts positive. */
public final class AccountLines {
    private AccountLines() {}

    /**
     * Something owed, and what became of it.
     *
     * @param chargeId the charge
     * @param kind such as {@code late-fee}
     * @param amount as it was assessed
     * @param payee who receives it
     * @param because the section that makes it owed
     * @param credited by how much it shrank
     * @param waived what was given up of it
     * @param paid what was paid on it, by {@link Allocation}
     * @param left what is still owed on it
     */
    public record Charge(
            UUID chargeId,
            String kind,
            Money amount,
            String payee,
            Applied because,
            Money credited,
            Money waived,
            Money paid,
            Money left) {}

    /**
     * Money that came in; one that was voided no longer counts.
     *
     * @param receiptNumber null for one of before receipts were numbered
     * @param voided when and why it turned out to be none, or null
     */
    public record Payment(
            UUID paymentId,
            String receiptNumber,
            Money amount,
            String method,
            String reference,
            Instant receivedAt,
            Voided voided) {}

    /** Why a payment is none. */
    public record Voided(String reason, String by, Instant at) {}

    /** A charge shrank. */
    public record Credit(UUID creditId, UUID chargeId, Money amount, String reason) {}

    /** A charge was given up; {@code chargeId} is null for a refund that was not covered. */
    public record Waiver(UUID waiverId, UUID chargeId, Money amount, String reason, String by, Instant at) {}

    /** Money that went out. */
    public record Refund(
            UUID refundId, Money amount, String method, String reference, String reason, String by, Instant at) {}

    static List<Charge> charges(Account account) {
        Allocation allocation = account.allocation();
        return account.charges().values().stream()
                .map(charge -> charge(charge, account, allocation))
                .toList();
    }

    static List<Payment> payments(Account account) {
        return account.payments().values().stream()
                .map(payment -> payment(payment, account.voidings().get(payment.paymentId())))
                .toList();
    }

    static List<Credit> credits(Account account) {
        return account.credits().values().stream()
                .map(it -> new Credit(it.creditId(), it.chargeId(), it.amount(), it.reason()))
                .toList();
    }

    static List<Waiver> waivers(Account account) {
        return account.waivers().values().stream()
                .map(it -> new Waiver(
                        it.waiverId(), it.chargeId(), it.amount(), it.reason(), it.waivedBy(), it.waivedAt()))
                .toList();
    }

    static List<Refund> refunds(Account account) {
        return account.refunds().values().stream()
                .map(it -> new Refund(
                        it.refundId(), it.amount(), it.method(), it.reference(), it.reason(), it.paidBy(), it.paidAt()))
                .toList();
    }

    private static Charge charge(ChargeAssessed charge, Account account, Allocation allocation) {
        UUID id = charge.chargeId();
        return new Charge(
                id,
                charge.kind(),
                charge.amount(),
                charge.payee(),
                charge.because(),
                account.creditedOn(id),
                account.waivedOn(id),
                allocation.paid(id),
                allocation.left(id));
    }

    private static Payment payment(PaymentReceived payment, PaymentVoided voiding) {
        return new Payment(
                payment.paymentId(),
                payment.receiptNumber(),
                payment.amount(),
                payment.method(),
                payment.reference(),
                payment.receivedAt(),
                voiding == null ? null : new Voided(voiding.reason(), voiding.voidedBy(), voiding.voidedAt()));
    }
}
