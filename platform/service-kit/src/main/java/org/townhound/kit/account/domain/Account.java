package org.townhound.kit.account.domain;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.ChargeWaived;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.contracts.kit.v1.PaymentVoided;
import org.townhound.contracts.kit.v1.RefundPaid;
import org.townhound.ordinances.values.Money;

/**
 * What is owed, what was paid and what was given up or back, each line by its id. Nothing that was recorded is taken out
 * again: a payment that was voided stays, beside its voiding.
 *
 * @param charges in the order of assessment
 * @param payments in the order of receipt, those that were voided later among them
 * @param voidings by the id of their payment
 * @param waivers in the order of waiving; one waiver of several charges is one line for each
 * @param credits in the order of giving
 * @param refunds in the order of paying out
 */
public record Account(
        Map<UUID, ChargeAssessed> charges,
        Map<UUID, PaymentReceived> payments,
        Map<UUID, PaymentVoided> voidings,
        Map<WaiverLine, ChargeWaived> waivers,
        Map<UUID, CreditGiven> credits,
        Map<UUID, RefundPaid> refunds) {
    public static final Account EMPTY = new Account(Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

    /** One charge of one waiver; the charge is null for a refund that was not covered in the end. */
    public record WaiverLine(UUID waiverId, UUID chargeId) {}

    /** Where the balance lies; derived, so that nothing is ever outstanding with nothing to pay. */
    public enum State {
        /** Something is owed to the town. */
        OPEN,
        /** Nobody owes anything. */
        SETTLED,
        /** The town owes something back. */
        OWED_BACK
    }

    public Account evolve(AccountEvent event) {
        return switch (event) {
            case ChargeAssessed it ->
                new Account(with(charges, it.chargeId(), it), payments, voidings, waivers, credits, refunds);
            case PaymentReceived it ->
                new Account(charges, with(payments, it.paymentId(), it), voidings, waivers, credits, refunds);
            case PaymentVoided it ->
                new Account(charges, payments, with(voidings, it.paymentId(), it), waivers, credits, refunds);
            case ChargeWaived it ->
                new Account(charges, payments, voidings, with(waivers, lineOf(it), it), credits, refunds);
            case CreditGiven it ->
                new Account(charges, payments, voidings, waivers, with(credits, it.creditId(), it), refunds);
            case RefundPaid it ->
                new Account(charges, payments, voidings, waivers, credits, with(refunds, it.refundId(), it));
        };
    }

    /** Positive: owed to the town. Negative: the town owes it back. */
    public Money balance() {
        return charged().minus(credited()).minus(waived()).minus(paid()).plus(refunded());
    }

    public State state() {
        if (balance().isZero()) {
            return State.SETTLED;
        }
        return balance().isPositive() ? State.OPEN : State.OWED_BACK;
    }

    /** What may still be paid; zero where the town owes something back. */
    public Money owed() {
        return state() == State.OPEN ? balance() : Money.ZERO;
    }

    /** What the town may still refund; zero where something is owed to it. */
    public Money owedBack() {
        return state() == State.OWED_BACK ? Money.ZERO.minus(balance()) : Money.ZERO;
    }

    public Money charged() {
        return sum(charges.values().stream().map(ChargeAssessed::amount));
    }

    /** Payments that hold: those that were voided are none. */
    public Money paid() {
        return sum(payments.values().stream().filter(this::holds).map(PaymentReceived::amount));
    }

    /** What is owed when only payments received before an instant count, and nothing that was waived or paid back. */
    public Money unpaidBefore(Instant end) {
        return charged()
                .minus(credited())
                .minus(sum(payments.values().stream()
                        .filter(this::holds)
                        .filter(payment -> payment.receivedAt().isBefore(end))
                        .map(PaymentReceived::amount)));
    }

    /** The stream of what its charges are owed for, where they name one. */
    public Optional<String> subject() {
        return charges.values().stream()
                .map(ChargeAssessed::subject)
                .filter(Objects::nonNull)
                .findFirst();
    }

    public Money waived() {
        return sum(waivers.values().stream().map(ChargeWaived::amount));
    }

    public Money credited() {
        return sum(credits.values().stream().map(CreditGiven::amount));
    }

    public Money refunded() {
        return sum(refunds.values().stream().map(RefundPaid::amount));
    }

    /** What a charge stands at after its credits and waivers, paid or not; zero for an unknown one. */
    public Money standing(UUID chargeId) {
        Money charge = charges.containsKey(chargeId) ? charges.get(chargeId).amount() : Money.ZERO;
        return charge.minus(creditedOn(chargeId)).minus(waivedOn(chargeId));
    }

    public Money creditedOn(UUID chargeId) {
        return sum(credits.values().stream()
                .filter(credit -> credit.chargeId().equals(chargeId))
                .map(CreditGiven::amount));
    }

    /** What was waived of a charge; of a refund that was not covered for null. */
    public Money waivedOn(UUID chargeId) {
        return sum(waivers.entrySet().stream()
                .filter(waiver -> Objects.equals(waiver.getKey().chargeId(), chargeId))
                .map(waiver -> waiver.getValue().amount()));
    }

    /** How the payments lie on the charges. */
    public Allocation allocation() {
        return Allocation.of(this);
    }

    /** What is still owed on the charges of a kind, such as {@code late-fee}; zero where there is none. */
    public Money leftOf(String kind) {
        Allocation allocation = allocation();
        return sum(charges.values().stream()
                .filter(charge -> charge.kind().equals(kind))
                .map(charge -> allocation.left(charge.chargeId())));
    }

    private boolean holds(PaymentReceived payment) {
        return !voidings.containsKey(payment.paymentId());
    }

    private static WaiverLine lineOf(ChargeWaived waiver) {
        return new WaiverLine(waiver.waiverId(), waiver.chargeId());
    }

    static Money sum(Stream<Money> amounts) {
        return amounts.reduce(Money.ZERO, Money::plus);
    }

    private static <K, T> Map<K, T> with(Map<K, T> lines, K id, T line) {
        Map<K, T> more = new LinkedHashMap<>(lines);
        more.put(id, line);
        return more;
    }
}
