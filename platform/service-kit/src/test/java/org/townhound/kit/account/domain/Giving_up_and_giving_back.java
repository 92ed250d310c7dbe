package org.townhound.kit.account.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.kit.account.domain.Ledger.account;
import static org.townhound.kit.account.domain.Ledger.charge;
import static org.townhound.kit.account.domain.Ledger.charged;
import static org.townhound.kit.account.domain.Ledger.credited;
import static org.townhound.kit.account.domain.Ledger.paid;
import static org.townhound.kit.account.domain.Ledger.refund;
import static org.townhound.kit.account.domain.Ledger.refunded;
import static org.townhound.kit.account.domain.Ledger.waive;
import static org.townhound.kit.account.domain.Ledger.waived;
import static org.townhound.ordinances.values.Money.dollars;

import org.junit.jupiter.api.Test;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.testkit.DeciderSpecification;

class Giving_up_and_giving_back {
    /** Late fees of 50, 60 and 100, of which 20 were paid. */
    private static DeciderSpecification<Account, AccountEvent> threeLateFees() {
        return account()
                .given(charged(1, "50.00"), charged(2, "60.00"), charged(3, "100.00"))
                .given(paid(1, "20.00"));
    }

    @Test
    void all_that_is_left_of_a_part_paid_account_is_waived_and_what_was_paid_stays_revenue() {
        threeLateFees()
                .when(account -> AccountDecider.decide(waive(1, null, null), account))
                .then(waived(1, charge(1), "30.00"), waived(1, charge(2), "60.00"), waived(1, charge(3), "100.00"));

        Account account = account(
                charged(1, "50.00"),
                charged(2, "60.00"),
                charged(3, "100.00"),
                paid(1, "20.00"),
                waived(1, charge(1), "30.00"),
                waived(1, charge(2), "60.00"),
                waived(1, charge(3), "100.00"));

        assertEquals(dollars("190.00"), account.waived());
        assertEquals(dollars("20.00"), account.paid());
        assertEquals(dollars("0.00"), account.balance());
        assertEquals(Account.State.SETTLED, account.state());
    }

    @Test
    void one_charge_or_a_part_of_it_is_waived_and_never_more_than_is_left_on_it() {
        threeLateFees()
                .when(account -> AccountDecider.decide(waive(1, charge(1), null), account))
                .then(waived(1, charge(1), "30.00"));
        threeLateFees()
                .when(account -> AccountDecider.decide(waive(1, charge(3), "40.00"), account))
                .then(waived(1, charge(3), "40.00"));
        threeLateFees()
                .when(account -> AccountDecider.decide(waive(1, charge(1), "30.01"), account))
                .thenInConflict("more-than-is-left-to-waive");
        threeLateFees()
                .when(account -> AccountDecider.decide(waive(1, null, "85.00"), account))
                .then(waived(1, charge(1), "30.00"), waived(1, charge(2), "55.00"));
    }

    @Test
    void nothing_is_waived_where_nothing_is_left() {
        account()
                .given(charged(1, "50.00"), paid(1, "50.00"))
                .when(account -> AccountDecider.decide(waive(1, null, null), account))
                .thenInConflict("nothing-is-left-to-waive");
        threeLateFees()
                .when(account -> AccountDecider.decide(waive(1, charge(4), null), account))
                .thenInConflict("nothing-is-left-to-waive");
    }

    @Test
    void the_same_waiver_again_is_one_waiver() {
        threeLateFees()
                .given(waived(1, charge(1), "30.00"), waived(1, charge(2), "60.00"), waived(1, charge(3), "100.00"))
                .when(account -> AccountDecider.decide(waive(1, null, null), account))
                .thenNothingHappened();
        threeLateFees()
                .given(waived(1, charge(1), "30.00"))
                .when(account -> AccountDecider.decide(waive(1, charge(1), "29.00"), account))
                .thenInConflict("line-recorded-otherwise");
        threeLateFees()
                .given(waived(1, charge(1), "30.00"))
                .when(account -> AccountDecider.decide(waive(1, charge(2), null), account))
                .thenInConflict("line-recorded-otherwise");
    }

    @Test
    void a_fee_that_was_charged_twice_is_refunded_as_a_refund_of_its_own_kind() {
        account()
                .given(charged(1, "15.00"), charged(2, "15.00"), paid(1, "15.00"), paid(2, "15.00"))
                .given(credited(1, 2, "15.00"))
                .when(account -> AccountDecider.decide(refund(1, "15.00"), account))
                .then(refunded(1, "15.00"));

        Account account = account(
                charged(1, "15.00"),
                charged(2, "15.00"),
                paid(1, "15.00"),
                paid(2, "15.00"),
                credited(1, 2, "15.00"),
                refunded(1, "15.00"));

        assertEquals(dollars("30.00"), account.paid());
        assertEquals(dollars("15.00"), account.refunded());
        assertEquals(dollars("15.00"), account.paid().minus(account.refunded()));
        assertEquals(Account.State.SETTLED, account.state());
    }

    @Test
    void never_more_is_refunded_than_the_town_owes_back_and_the_same_refund_once() {
        account()
                .given(charged(1, "50.00"), paid(1, "50.00"), credited(1, 1, "20.00"))
                .when(account -> AccountDecider.decide(refund(1, "20.01"), account))
                .thenInConflict("refund-exceeds-what-is-owed-back");
        account()
                .given(charged(1, "50.00"), paid(1, "50.00"))
                .when(account -> AccountDecider.decide(refund(1, "0.01"), account))
                .thenInConflict("nothing-is-owed-back");
        account()
                .given(charged(1, "50.00"), paid(1, "50.00"), credited(1, 1, "20.00"), refunded(1, "20.00"))
                .when(account -> AccountDecider.decide(refund(1, "20.00"), account))
                .thenNothingHappened();
        account()
                .given(charged(1, "50.00"), paid(1, "50.00"), credited(1, 1, "20.00"), refunded(1, "20.00"))
                .when(account -> AccountDecider.decide(refund(1, "19.00"), account))
                .thenInConflict("line-recorded-otherwise");
    }
}
