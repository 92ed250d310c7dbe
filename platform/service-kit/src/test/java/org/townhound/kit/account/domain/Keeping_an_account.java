package org.townhound.kit.account.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.ordinances.values.Money.dollars;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.kit.account.domain.AccountCommand.AssessCharge;
import org.townhound.kit.account.domain.AccountCommand.GiveCredit;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.testkit.DeciderSpecification;

class Keeping_an_account {
    private static final UUID ACCOUNT = new UUID(1, 1);
    private static final UUID CHARGE = new UUID(1, 2);
    private static final UUID PAYMENT = new UUID(1, 3);
    private static final UUID CREDIT = new UUID(1, 4);
    private static final UUID CAUSE = new UUID(1, 5);
    private static final Instant NOON = Instant.parse("2026-03-01T17:00:00Z");
    private static final Applied LAW = new Applied(
            "license.fee-unaltered",
            "15.00 USD",
            new Citation("sample-ma", "§ 6-1", LocalDate.of(2020, 1, 1), "Article 1"),
            "sha256:0");

    @Test
    void a_charge_is_owed_once_however_often_it_is_assessed() {
        account()
                .when(account -> AccountDecider.decide(assess("15.00"), account))
                .then(charged("15.00"));
        account()
                .given(charged("15.00"))
                .when(account -> AccountDecider.decide(assess("15.00"), account))
                .thenNothingHappened();
        account()
                .given(charged("15.00"))
                .when(account -> AccountDecider.decide(assess("40.00"), account))
                .thenInConflict("line-recorded-otherwise");
    }

    @Test
    void the_whole_balance_is_paid_and_no_other_amount() {
        account()
                .given(charged("15.00"))
                .when(account -> AccountDecider.decide(pay("15.00"), account))
                .then(paid("15.00"));
        account()
                .given(charged("15.00"))
                .when(account -> AccountDecider.decide(pay("14.99"), account))
                .thenInConflict("amount-is-not-the-balance");
        account()
                .given(charged("15.00"))
                .when(account -> AccountDecider.decide(pay("15.01"), account))
                .thenInConflict("amount-is-not-the-balance");
    }

    @Test
    void nothing_is_taken_when_nothing_is_owed() {
        account().when(account -> AccountDecider.decide(pay("15.00"), account)).thenInConflict("nothing-is-owed");
        account()
                .given(charged("15.00"), credited("15.00"))
                .when(account -> AccountDecider.decide(pay("15.00"), account))
                .thenInConflict("nothing-is-owed");
    }

    @Test
    void the_same_payment_sent_again_is_one_payment() {
        account()
                .given(charged("15.00"), paid("15.00"))
                .when(account -> AccountDecider.decide(pay("15.00"), account))
                .thenNothingHappened();
        account()
                .given(charged("15.00"), paid("15.00"))
                .when(account -> AccountDecider.decide(pay("20.00"), account))
                .thenInConflict("line-recorded-otherwise");
    }

    @Test
    void a_credit_lowers_its_charge_and_never_below_nothing() {
        account()
                .given(charged("50.00"))
                .when(account -> AccountDecider.decide(credit("20.00"), account))
                .then(credited("20.00"));
        account()
                .given(charged("50.00"), credited("20.00"))
                .when(account -> AccountDecider.decide(credit("20.00"), account))
                .thenNothingHappened();
        account()
                .given(charged("15.00"))
                .when(account -> AccountDecider.decide(credit("20.00"), account))
                .thenInConflict("credit-exceeds-charge");
    }

    @Test
    void a_credit_on_what_was_paid_is_owed_back() {
        Account account =
                Account.EMPTY.evolve(charged("50.00")).evolve(paid("50.00")).evolve(credited("20.00"));

        assertEquals(dollars("-20.00"), account.balance());
        assertEquals(dollars("30.00"), account.standing(CHARGE));
    }

    private static DeciderSpecification<Account, AccountEvent> account() {
        return DeciderSpecification.of(Account.EMPTY, Account::evolve);
    }

    private static AccountCommand assess(String amount) {
        return new AssessCharge(ACCOUNT, CHARGE, "license-fee", dollars(amount), "town-clerk", LAW);
    }

    private static AccountCommand pay(String amount) {
        return new ReceivePayment(ACCOUNT, PAYMENT, dollars(amount), "check", "1204", NOON);
    }

    private static AccountCommand credit(String amount) {
        return new GiveCredit(ACCOUNT, CREDIT, CHARGE, dollars(amount), "assessment-adjusted", CAUSE);
    }

    private static ChargeAssessed charged(String amount) {
        return new ChargeAssessed(ACCOUNT, CHARGE, "license-fee", dollars(amount), "town-clerk", LAW);
    }

    private static PaymentReceived paid(String amount) {
        return new PaymentReceived(ACCOUNT, PAYMENT, dollars(amount), "check", "1204", NOON);
    }

    private static CreditGiven credited(String amount) {
        return new CreditGiven(ACCOUNT, CREDIT, CHARGE, dollars(amount), "assessment-adjusted", CAUSE);
    }
}
