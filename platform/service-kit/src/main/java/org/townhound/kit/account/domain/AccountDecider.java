package org.townhound.kit.account.domain;

import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.kit.account.domain.AccountCommand.AssessCharge;
import org.townhound.kit.account.domain.AccountCommand.GiveCredit;
import org.townhound.kit.account.domain.AccountCommand.ReceivePayment;
import org.townhound.kit.account.domain.AccountRefusal.AmountIsNotTheBalance;
import org.townhound.kit.account.domain.AccountRefusal.CreditExceedsCharge;
import org.townhound.kit.account.domain.AccountRefusal.LineRecordedOtherwise;
import org.townhound.kit.account.domain.AccountRefusal.NothingIsOwed;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.Money;

/** The only place that makes account events. Amounts are positive: the edge has refused others as faults of input. */
public final class AccountDecider {
    private AccountDecider() {}

    public static Decision<AccountEvent, AccountRefusal> decide(AccountCommand command, Account account) {
        return switch (command) {
            case AssessCharge charge -> assess(charge, account);
            case ReceivePayment payment -> receive(payment, account);
            case GiveCredit credit -> give(credit, account);
        };
    }

    private static Decision<AccountEvent, AccountRefusal> assess(AssessCharge command, Account account) {
        ChargeAssessed line = new ChargeAssessed(
                command.accountId(),
                command.chargeId(),
                command.kind(),
                command.amount(),
                command.payee(),
                command.because());
        return once(line, account.charges().get(line.chargeId()));
    }

    private static Decision<AccountEvent, AccountRefusal> receive(ReceivePayment command, Account account) {
        PaymentReceived known = account.payments().get(command.paymentId());
        PaymentReceived line = new PaymentReceived(
                command.accountId(),
                command.paymentId(),
                command.amount(),
                command.method(),
                command.reference(),
                known == null ? command.receivedAt() : known.receivedAt());
        Money owed = account.balance();
        if (known == null && !owed.isPositive()) {
            return Decision.refuse(new NothingIsOwed());
        }
        if (known == null && command.amount().compareTo(owed) != 0) {
            return Decision.refuse(new AmountIsNotTheBalance(command.amount(), owed));
        }
        return once(line, known);
    }

    private static Decision<AccountEvent, AccountRefusal> give(GiveCredit command, Account account) {
        CreditGiven known = account.credits().get(command.creditId());
        CreditGiven line = new CreditGiven(
                command.accountId(),
                command.creditId(),
                command.chargeId(),
                command.amount(),
                command.reason(),
                command.becauseOf());
        Money standing = account.standing(command.chargeId());
        return known == null && command.amount().compareTo(standing) > 0
                ? Decision.refuse(new CreditExceedsCharge(command.amount(), standing))
                : once(line, known);
    }

    private static Decision<AccountEvent, AccountRefusal> once(AccountEvent line, AccountEvent known) {
        if (known == null) {
            return Decision.accept(line);
        }
        return line.equals(known) ? Decision.nothingHappened() : Decision.refuse(new LineRecordedOtherwise());
    }
}
