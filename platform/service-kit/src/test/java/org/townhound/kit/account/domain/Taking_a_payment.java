package org.townhound.kit.account.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.kit.account.domain.Ledger.account;
import static org.townhound.kit.account.domain.Ledger.charged;
import static org.townhound.kit.account.domain.Ledger.credited;
import static org.townhound.kit.account.domain.Ledger.paid;
import static org.townhound.kit.account.domain.Ledger.pay;
import static org.townhound.kit.account.domain.Ledger.voidPayment;
import static org.townhound.kit.account.domain.Ledger.voided;
import static org.townhound.ordinances.values.Money.dollars;

import org.junit.jupiter.api.Test;
import org.townhound.kit.account.domain.AccountRefusal.MoreThanIsOwed;
import org.townhound.ordinances.values.Decision;

class Taking_a_payment {
    @Test
    void the_whole_or_a_part_is_taken_and_never_more_than_is_owed() {
        account()
                .given(charged(1, "15.00"))
                .when(account -> AccountDecider.decide(pay(1, "15.00"), account))
                .then(paid(1, "15.00"));
        account()
                .given(charged(1, "15.00"))
                .when(account -> AccountDecider.decide(pay(1, "0.01"), account))
                .then(paid(1, "0.01"));
        account()
                .given(charged(1, "15.00"), paid(1, "5.00"))
                .when(account -> AccountDecider.decide(pay(2, "10.01"), account))
                .thenInConflict("more-than-is-owed");
    }

    @Test
    void whoever_offers_too_much_is_told_how_much_is_owed() {
        var decision = AccountDecider.decide(pay(2, "15.00"), account(charged(1, "15.00"), paid(1, "5.00")));

        assertEquals(Decision.refuse(new MoreThanIsOwed(dollars("15.00"), dollars("10.00"))), decision);
        assertEquals(
                "$15.00 was offered, but $10.00 is owed.",
                new MoreThanIsOwed(dollars("15.00"), dollars("10.00")).detail());
    }

    @Test
    void nothing_is_taken_when_nothing_is_owed() {
        account()
                .when(account -> AccountDecider.decide(pay(1, "15.00"), account))
                .thenInConflict("nothing-is-owed");
        account()
                .given(charged(1, "15.00"), credited(1, 1, "15.00"))
                .when(account -> AccountDecider.decide(pay(1, "15.00"), account))
                .thenInConflict("nothing-is-owed");
        account()
                .given(charged(1, "15.00"), paid(1, "15.00"), credited(1, 1, "5.00"))
                .when(account -> AccountDecider.decide(pay(2, "5.00"), account))
                .thenInConflict("nothing-is-owed");
    }

    @Test
    void the_same_id_three_times_is_one_payment_and_the_same_amount_under_another_id_is_a_second_one() {
        for (int time = 2; time <= 3; time++) {
            account()
                    .given(charged(1, "30.00"), paid(1, "15.00"))
                    .when(account -> AccountDecider.decide(pay(1, "15.00"), account))
                    .thenNothingHappened();
        }
        account()
                .given(charged(1, "30.00"), paid(1, "15.00"))
                .when(account -> AccountDecider.decide(pay(2, "15.00"), account))
                .then(paid(2, "15.00"));
        account()
                .given(charged(1, "30.00"), paid(1, "15.00"))
                .when(account -> AccountDecider.decide(pay(1, "14.00"), account))
                .thenInConflict("line-recorded-otherwise");
    }

    @Test
    void a_returned_check_is_owed_again_and_the_payment_stays_to_be_seen() {
        account()
                .given(charged(1, "50.00"), paid(1, "50.00"))
                .when(account -> AccountDecider.decide(voidPayment(1), account))
                .then(voided(1, "50.00"));

        Account account = account(charged(1, "50.00"), paid(1, "50.00"), voided(1, "50.00"));

        assertEquals(dollars("50.00"), account.balance());
        assertEquals(dollars("0.00"), account.paid());
        assertEquals(1, account.payments().size());
    }

    @Test
    void a_payment_is_voided_once_and_its_form_does_not_revive_it() {
        account()
                .given(charged(1, "50.00"), paid(1, "50.00"), voided(1, "50.00"))
                .when(account -> AccountDecider.decide(voidPayment(1), account))
                .thenInConflict("payment-already-voided");
        account()
                .given(charged(1, "50.00"), paid(1, "50.00"), voided(1, "50.00"))
                .when(account -> AccountDecider.decide(pay(1, "50.00"), account))
                .thenNothingHappened();
        account()
                .given(charged(1, "50.00"))
                .when(account -> AccountDecider.decide(voidPayment(1), account))
                .thenInConflict("payment-unknown");
    }

    @Test
    void a_fine_whose_check_came_back_and_that_is_dismissed_then_is_settled_and_not_outstanding_with_nothing() {
        Account account = account(charged(1, "50.00"), paid(1, "50.00"), voided(1, "50.00"), credited(1, 1, "50.00"));

        assertEquals(dollars("0.00"), account.balance());
        assertEquals(Account.State.SETTLED, account.state());
    }
}
