package org.townhound.kit.account.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.townhound.kit.account.domain.Ledger.account;
import static org.townhound.kit.account.domain.Ledger.assess;
import static org.townhound.kit.account.domain.Ledger.charge;
import static org.townhound.kit.account.domain.Ledger.charged;
import static org.townhound.kit.account.domain.Ledger.credit;
import static org.townhound.kit.account.domain.Ledger.credited;
import static org.townhound.kit.account.domain.Ledger.paid;
import static org.townhound.kit.account.domain.Ledger.pay;
import static org.townhound.kit.account.domain.Ledger.refund;
import static org.townhound.kit.account.domain.Ledger.refunded;
import static org.townhound.kit.account.domain.Ledger.voided;
import static org.townhound.kit.account.domain.Ledger.waive;
import static org.townhound.kit.account.domain.Ledger.waived;
import static org.townhound.ordinances.values.Money.dollars;

import org.junit.jupiter.api.Test;

class Keeping_an_account {
    @Test
    void a_charge_is_owed_once_however_often_it_is_assessed() {
        account()
                .when(account -> AccountDecider.decide(assess(1, "15.00"), account))
                .then(charged(1, "15.00"));
        account()
                .given(charged(1, "15.00"))
                .when(account -> AccountDecider.decide(assess(1, "15.00"), account))
                .thenNothingHappened();
        account()
                .given(charged(1, "15.00"))
                .when(account -> AccountDecider.decide(assess(1, "40.00"), account))
                .thenInConflict("line-recorded-otherwise");
    }

    @Test
    void a_credit_lowers_its_charge_and_never_below_nothing() {
        account()
                .given(charged(1, "50.00"))
                .when(account -> AccountDecider.decide(credit(1, 1, "20.00"), account))
                .then(credited(1, 1, "20.00"));
        account()
                .given(charged(1, "50.00"), credited(1, 1, "20.00"))
                .when(account -> AccountDecider.decide(credit(1, 1, "20.00"), account))
                .thenNothingHappened();
        account()
                .given(charged(1, "15.00"))
                .when(account -> AccountDecider.decide(credit(1, 1, "20.00"), account))
                .thenInConflict("credit-exceeds-charge");
        account()
                .given(charged(1, "30.00"), waived(1, charge(1), "20.00"))
                .when(account -> AccountDecider.decide(credit(1, 1, "20.00"), account))
                .thenInConflict("credit-exceeds-charge");
    }

    @Test
    void a_credit_on_what_was_paid_is_owed_back() {
        Account account = account(charged(1, "50.00"), paid(1, "50.00"), credited(1, 1, "20.00"));

        assertEquals(dollars("-20.00"), account.balance());
        assertEquals(dollars("20.00"), account.owedBack());
        assertEquals(dollars("0.00"), account.owed());
        assertEquals(dollars("30.00"), account.standing(charge(1)));
    }

    @Test
    void what_was_paid_too_late_was_unpaid_in_time() {
        Account account = account(charged(1, "50.00"), credited(1, 1, "20.00"), paid(1, "30.00"));

        assertEquals(dollars("30.00"), account.unpaidBefore(Ledger.NOON));
        assertEquals(dollars("0.00"), account.unpaidBefore(Ledger.NOON.plusNanos(1)));
        assertEquals(
                dollars("30.00"), account.evolve(Ledger.voided(1, "30.00")).unpaidBefore(Ledger.NOON.plusNanos(1)));
    }

    @Test
    void what_is_owed_is_open_and_nothing_owed_is_settled_and_too_much_is_owed_back() {
        assertEquals(Account.State.SETTLED, Account.EMPTY.state());
        assertEquals(Account.State.OPEN, account(charged(1, "0.01")).state());
        assertEquals(
                Account.State.SETTLED,
                account(charged(1, "0.01"), paid(1, "0.01")).state());
        assertEquals(
                Account.State.OWED_BACK,
                account(charged(1, "0.02"), paid(1, "0.02"), credited(1, 1, "0.01"))
                        .state());
    }

    @Test
    void no_amount_is_nothing_or_less() {
        for (String amount : new String[] {"0.00", "-15.00"}) {
            assertThrows(IllegalArgumentException.class, () -> assess(1, amount));
            assertThrows(IllegalArgumentException.class, () -> pay(1, amount));
            assertThrows(IllegalArgumentException.class, () -> credit(1, 1, amount));
            assertThrows(IllegalArgumentException.class, () -> waive(1, null, amount));
            assertThrows(IllegalArgumentException.class, () -> refund(1, amount));
        }
    }

    @Test
    void money_is_laid_on_the_oldest_charge_first_and_moves_on_when_a_credit_sets_it_free() {
        Account account = account(charged(1, "15.00"), charged(2, "25.00"), paid(1, "20.00"));

        assertEquals(dollars("15.00"), account.allocation().paid(charge(1)));
        assertEquals(dollars("5.00"), account.allocation().paid(charge(2)));
        assertEquals(dollars("20.00"), account.allocation().left(charge(2)));

        Account credited = account.evolve(credited(1, 1, "15.00"));

        assertEquals(dollars("0.00"), credited.allocation().paid(charge(1)));
        assertEquals(dollars("20.00"), credited.allocation().paid(charge(2)));
        assertEquals(dollars("5.00"), credited.allocation().left(charge(2)));
    }

    @Test
    void a_refund_whose_payment_is_voided_afterwards_is_owed_again_until_it_is_paid_or_waived() {
        Account account = account(
                charged(1, "30.00"),
                paid(1, "30.00"),
                credited(1, 1, "20.00"),
                refunded(1, "20.00"),
                voided(1, "30.00"));

        assertEquals(dollars("30.00"), account.balance());
        assertEquals(dollars("20.00"), account.allocation().uncoveredRefund());
        assertEquals(dollars("10.00"), account.allocation().left(charge(1)));
        assertEquals(
                dollars("5.00"), account.evolve(paid(2, "25.00")).allocation().left(charge(1)));
        account()
                .given(
                        charged(1, "30.00"),
                        paid(1, "30.00"),
                        credited(1, 1, "20.00"),
                        refunded(1, "20.00"),
                        voided(1, "30.00"))
                .when(same -> AccountDecider.decide(waive(1, null, null), same))
                .then(waived(1, null, "20.00"), waived(1, charge(1), "10.00"));
        assertEquals(
                Account.State.SETTLED,
                account.evolve(waived(1, null, "20.00"))
                        .evolve(waived(1, charge(1), "10.00"))
                        .state());
    }
}
