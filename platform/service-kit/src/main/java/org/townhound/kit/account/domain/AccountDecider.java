package org.townhound.kit.account.domain;

import java.util.function.Supplier;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.kit.v1.ChargeAssessed;
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
import org.townhound.kit.account.domain.AccountRefusal.CreditExceedsCharge;
import org.townhound.kit.account.domain.AccountRefusal.LineRecordedOtherwise;
import org.townhound.kit.account.domain.AccountRefusal.MoreThanIsOwed;
import org.townhound.kit.account.domain.AccountRefusal.NothingIsOwed;
import org.townhound.kit.account.domain.AccountRefusal.NothingIsOwedBack;
import org.townhound.kit.account.domain.AccountRefusal.PaymentAlreadyVoided;
import org.townhound.kit.account.domain.AccountRefusal.PaymentUnknown;
import org.townhound.kit.account.domain.AccountRefusal.RefundExceedsOwedBack;
import org.townhound.ordinances.values.Decision;
import org.townhound.ordinances.values.Money;

/** With {@link Waiver} the only place that makes account events. A line that is already there is not made again. */
public final class AccountDecider {
    private AccountDecider() {}

    public static Decision<AccountEvent, AccountRefusal> decide(AccountCommand command, Account account) {
        return switch (command) {
            case AssessCharge charge -> assess(charge, account);
            case ReceivePayment payment -> receive(payment, account);
            case VoidPayment voiding -> voidPayment(voiding, account);
            case WaiveCharges waiver -> new Waiver(waiver, account).decide();
            case GiveCredit credit -> give(credit, account);
            case PayRefund refund -> refund(refund, account);
        };
    }

    private static Decision<AccountEvent, AccountRefusal> assess(AssessCharge command, Account account) {
        ChargeAssessed line = new ChargeAssessed(
                command.accountId(),
                command.chargeId(),
                command.kind(),
                command.amount(),
                command.payee(),
                command.because(),
                command.subject());
        return once(line, account.charges().get(line.chargeId()), () -> Decision.accept(line));
    }

    private static Decision<AccountEvent, AccountRefusal> receive(ReceivePayment command, Account account) {
        PaymentReceived known = account.payments().get(command.paymentId());
        PaymentReceived line = new PaymentReceived(
                command.accountId(),
                command.paymentId(),
                command.amount(),
                command.method(),
                command.reference(),
                known == null ? command.at() : known.receivedAt(),
                known == null ? command.receiptNumber() : known.receiptNumber());
        return once(line, known, () -> {
            Money owed = account.owed();
            if (owed.isZero()) {
                return Decision.refuse(new NothingIsOwed());
            }
            return command.amount().compareTo(owed) > 0
                    ? Decision.refuse(new MoreThanIsOwed(command.amount(), owed))
                    : Decision.accept(line);
        });
    }

    private static Decision<AccountEvent, AccountRefusal> voidPayment(VoidPayment command, Account account) {
        PaymentReceived payment = account.payments().get(command.paymentId());
        if (payment == null) {
            return Decision.refuse(new PaymentUnknown());
        }
        return account.voidings().containsKey(command.paymentId())
                ? Decision.refuse(new PaymentAlreadyVoided())
                : Decision.accept(new PaymentVoided(
                        command.accountId(),
                        command.paymentId(),
                        payment.amount(),
                        command.reason(),
                        command.by(),
                        command.at()));
    }

    private static Decision<AccountEvent, AccountRefusal> give(GiveCredit command, Account account) {
        CreditGiven line = new CreditGiven(
                command.accountId(),
                command.creditId(),
                command.chargeId(),
                command.amount(),
                command.reason(),
                command.becauseOf());
        Money standing = account.standing(command.chargeId());
        return once(
                line,
                account.credits().get(command.creditId()),
                () -> command.amount().compareTo(standing) > 0
                        ? Decision.refuse(new CreditExceedsCharge(command.amount(), standing))
                        : Decision.accept(line));
    }

    private static Decision<AccountEvent, AccountRefusal> refund(PayRefund command, Account account) {
        RefundPaid known = account.refunds().get(command.refundId());
        RefundPaid line = new RefundPaid(
                command.accountId(),
                command.refundId(),
                command.amount(),
                command.method(),
                command.reference(),
                command.reason(),
                known == null ? command.by() : known.paidBy(),
                known == null ? command.at() : known.paidAt());
        return once(line, known, () -> {
            Money owedBack = account.owedBack();
            if (owedBack.isZero()) {
                return Decision.refuse(new NothingIsOwedBack());
            }
            return command.amount().compareTo(owedBack) > 0
                    ? Decision.refuse(new RefundExceedsOwedBack(command.amount(), owedBack))
                    : Decision.accept(line);
        });
    }

    private static Decision<AccountEvent, AccountRefusal> once(
            AccountEvent line, AccountEvent known, Supplier<Decision<AccountEvent, AccountRefusal>> first) {
        if (known == null) {
            return first.get();
        }
        return line.equals(known) ? Decision.nothingHappened() : Decision.refuse(new LineRecordedOtherwise());
    }
}
