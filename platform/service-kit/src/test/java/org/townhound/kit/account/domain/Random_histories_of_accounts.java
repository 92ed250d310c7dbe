package org.townhound.kit.account.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.townhound.kit.account.domain.Ledger.assess;
import static org.townhound.kit.account.domain.Ledger.charge;
import static org.townhound.kit.account.domain.Ledger.credit;
import static org.townhound.kit.account.domain.Ledger.pay;
import static org.townhound.kit.account.domain.Ledger.refund;
import static org.townhound.kit.account.domain.Ledger.voidPayment;
import static org.townhound.kit.account.domain.Ledger.waive;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.Money;
import org.townhound.testkit.RandomHistories;

class Random_histories_of_accounts {
    private static final int HISTORIES = 300;
    private static final int LINES = 5;

    private static List<AccountCommand> commands(RandomGenerator random) {
        return IntStream.range(0, random.nextInt(1, 40))
                .mapToObj(_ -> command(random))
                .toList();
    }

    private static AccountCommand command(RandomGenerator random) {
        int id = random.nextInt(LINES);
        String amount = "%d.%02d".formatted(random.nextInt(60), random.nextInt(1, 100));
        return List.<AccountCommand>of(
                        assess(id, amount),
                        pay(id, amount),
                        pay(id + LINES, amount),
                        voidPayment(id),
                        waive(id, random.nextBoolean() ? charge(id) : null, random.nextBoolean() ? amount : null),
                        credit(id, random.nextInt(LINES), amount),
                        refund(id, amount))
                .get(random.nextInt(7));
    }

    private static List<AccountEvent> events(AccountCommand command, Account account) {
        return switch (AccountDecider.decide(command, account)) {
            case Decision.Accepted(List<AccountEvent> events) -> events;
            case Decision.Refused(var _, List<AccountEvent> events) -> events;
        };
    }

    private static void addsUp(Account account) {
        Money balance = account.charged()
                .minus(account.credited())
                .minus(account.waived())
                .minus(account.paid())
                .plus(account.refunded());
        assertEquals(balance, account.balance());
        assertEquals(balance, account.owed().minus(account.owedBack()));
        Allocation allocation = account.allocation();
        Money owed = allocation.left().values().stream().reduce(allocation.uncoveredRefund(), Money::plus);
        assertEquals(account.owed(), owed, "what is left on the charges is what is owed");
        account.charges().keySet().forEach(charge -> {
            assertFalse(account.standing(charge).isNegative(), "a charge never stands below nothing");
            assertFalse(allocation.paid(charge).isNegative(), "nothing negative was paid on a charge");
            assertFalse(allocation.left(charge).isNegative(), "nothing negative is left on a charge");
            assertEquals(account.standing(charge), allocation.paid(charge).plus(allocation.left(charge)));
        });
        assertFalse(allocation.uncoveredRefund().isNegative());
        assertEquals(account.state() == Account.State.SETTLED, balance.isZero());
    }

    @Test
    void in_any_order_of_commands_the_sums_agree_and_nothing_is_negative() {
        Set<Account.State> met = EnumSet.noneOf(Account.State.class);
        RandomHistories.of(Random_histories_of_accounts::commands)
                .times(HISTORIES)
                .check("charged - credited - waived - paid + refunded = balance", (history, _) -> {
                    Account account = Account.EMPTY;
                    for (AccountCommand command : history) {
                        for (AccountEvent event : events(command, account)) {
                            account = account.evolve(event);
                        }
                        addsUp(account);
                        met.add(account.state());
                    }
                });
        assertEquals(EnumSet.allOf(Account.State.class), met, "the histories come to every state");
    }

    @Test
    void every_command_sent_again_changes_nothing() {
        RandomHistories.of(Random_histories_of_accounts::commands)
                .times(HISTORIES)
                .check("nothing twice", (history, _) -> {
                    Account account = Account.EMPTY;
                    for (AccountCommand command : history) {
                        for (AccountEvent event : events(command, account)) {
                            account = account.evolve(event);
                        }
                        assertTrue(events(command, account).isEmpty(), "sent again: " + command);
                    }
                });
    }
}
