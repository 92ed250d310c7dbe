package org.townhound.impound.impoundment.adapters.in.messaging;

import java.util.Set;
import java.util.UUID;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.ChargeWaived;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.contracts.kit.v1.PaymentVoided;
import org.townhound.contracts.kit.v1.RefundPaid;
import org.townhound.impound.impoundment.application.ForeignFact.AccountLine;
import org.townhound.ordinances.values.Money;

/** What each event of another service's account does to its balance. */
final class AccountLines {
    static final Set<String> FAMILIES = Set.of(
            "kit.charge-assessed",
            "kit.payment-received",
            "kit.payment-voided",
            "kit.charge-waived",
            "kit.credit-given",
            "kit.refund-paid");

    private AccountLines() {}

    static AccountLine of(AccountEvent event, UUID eventId) {
        return switch (event) {
            case ChargeAssessed it -> new AccountLine(it.accountId(), true, it.amount(), eventId);
            case PaymentReceived it -> less(it.accountId(), it.amount(), eventId);
            case PaymentVoided it -> more(it.accountId(), it.amount(), eventId);
            case ChargeWaived it -> less(it.accountId(), it.amount(), eventId);
            case CreditGiven it -> less(it.accountId(), it.amount(), eventId);
            case RefundPaid it -> more(it.accountId(), it.amount(), eventId);
        };
    }

    private static AccountLine more(UUID accountId, Money amount, UUID eventId) {
        return new AccountLine(accountId, false, amount, eventId);
    }

    private static AccountLine less(UUID accountId, Money amount, UUID eventId) {
        return new AccountLine(accountId, false, Money.ZERO.minus(amount), eventId);
    }
}
