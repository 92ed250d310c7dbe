package org.townhound.kit.account.domain;

import static org.townhound.ordinances.values.Money.dollars;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.ChargeWaived;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.contracts.kit.v1.PaymentVoided;
import org.townhound.contracts.kit.v1.RefundPaid;
import org.townhound.kit.account.domain.AccountCommand.AssessCharge;
import org.townhound.kit.account.domain.AccountCommand.GiveCredit;
import org.townhound.kit.account.domain.AccountCommand.PayRefund;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.account.domain.AccountCommand.VoidPayment;
import org.townhound.kit.account.domain.AccountCommand.WaiveCharges;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;
import org.townhound.testkit.DeciderSpecification;

/** Commands and events of one account, in as few words as a test needs; each line is named by a number. */
final class Ledger {
    static final UUID ACCOUNT = new UUID(1, 1);
    static final Instant NOON = Instant.parse("2026-03-01T17:00:00Z");
    private static final String CLERK = "clerk-7";
    private static final UUID CAUSE = new UUID(1, 2);
    private static final Applied LAW = new Applied(
            "license.fee-unaltered",
            "15.00 USD",
            new Citation("sample-ma", "§ 6-1", LocalDate.of(2020, 1, 1), "Article 1"),
            "sha256:0");

    private Ledger() {}

    static UUID charge(int number) {
        return new UUID(2, number);
    }

    static UUID payment(int number) {
        return new UUID(3, number);
    }

    static UUID waiver(int number) {
        return new UUID(4, number);
    }

    private static UUID credit(int number) {
        return new UUID(5, number);
    }

    private static UUID refund(int number) {
        return new UUID(6, number);
    }

    static DeciderSpecification<Account, AccountEvent> account() {
        return DeciderSpecification.of(Account.EMPTY, Account::evolve);
    }

    static Account account(AccountEvent... events) {
        Account account = Account.EMPTY;
        for (AccountEvent event : events) {
            account = account.evolve(event);
        }
        return account;
    }

    static AssessCharge assess(int number, String amount) {
        return new AssessCharge(ACCOUNT, charge(number), "late-fee", dollars(amount), "town-clerk", LAW, null);
    }

    static ReceivePayment pay(int number, String amount) {
        return new ReceivePayment(ACCOUNT, payment(number), dollars(amount), "check", "1204", NOON, "kit-1");
    }

    static VoidPayment voidPayment(int number) {
        return new VoidPayment(ACCOUNT, payment(number), "check-returned", CLERK, NOON);
    }

    static WaiveCharges waive(int number, UUID charge, String amount) {
        Money money = amount == null ? null : dollars(amount);
        return new WaiveCharges(ACCOUNT, waiver(number), charge, money, "hardship", CLERK, NOON);
    }

    static GiveCredit credit(int number, int charge, String amount) {
        return new GiveCredit(ACCOUNT, credit(number), charge(charge), dollars(amount), "assessment-adjusted", CAUSE);
    }

    static PayRefund refund(int number, String amount) {
        return new PayRefund(ACCOUNT, refund(number), dollars(amount), "check", "88", "charged-twice", CLERK, NOON);
    }

    static ChargeAssessed charged(int number, String amount) {
        return new ChargeAssessed(ACCOUNT, charge(number), "late-fee", dollars(amount), "town-clerk", LAW, null);
    }

    static PaymentReceived paid(int number, String amount) {
        return new PaymentReceived(ACCOUNT, payment(number), dollars(amount), "check", "1204", NOON, "kit-1");
    }

    static PaymentVoided voided(int number, String amount) {
        return new PaymentVoided(ACCOUNT, payment(number), dollars(amount), "check-returned", CLERK, NOON);
    }

    static ChargeWaived waived(int number, UUID charge, String amount) {
        return new ChargeWaived(ACCOUNT, waiver(number), charge, dollars(amount), "hardship", CLERK, NOON);
    }

    static CreditGiven credited(int number, int charge, String amount) {
        return new CreditGiven(ACCOUNT, credit(number), charge(charge), dollars(amount), "assessment-adjusted", CAUSE);
    }

    static RefundPaid refunded(int number, String amount) {
        return new RefundPaid(ACCOUNT, refund(number), dollars(amount), "check", "88", "charged-twice", CLERK, NOON);
    }
}
