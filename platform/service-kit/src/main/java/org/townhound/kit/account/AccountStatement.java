package org.townhound.kit.account;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.townhound.kit.account.domain.Account;
import org.townhound.ordinances.values.Money;

/**
 * An account as every answer shows it: what the lines add up to, and each line.
 *
 * @param accountId under {@code /towns/{town}/accounts/}
 * @param state {@code open} while something is owed, {@code settled}, or {@code owed-back} while the town owes
 * @param charged the sum of the charges
 * @param credited the sum of the credits
 * @param waived the sum of the waivers
 * @param paid the sum of the payments that hold; one that was voided does not
 * @param refunded the sum of the refunds
 * @param net what the town has taken in and kept: paid less refunded
 * @param balance charged less credited less waived less paid plus refunded; negative when the town owes it back
 * @param uncoveredRefund the part of the balance that is a refund whose payment was voided afterwards, or null
 * @param charges in the order of assessment
 * @param payments in the order of receipt
 * @param credits in the order of giving
 * @param waivers in the order of waiving
 * @param refunds in the order of paying out
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AccountStatement(
        UUID accountId,
        String state,
        Money charged,
        Money credited,
        Money waived,
        Money paid,
        Money refunded,
        Money net,
        Money balance,
        Money uncoveredRefund,
        List<AccountLines.Charge> charges,
        List<AccountLines.Payment> payments,
        List<AccountLines.Credit> credits,
        List<AccountLines.Waiver> waivers,
        List<AccountLines.Refund> refunds) {

    public AccountStatement {
        charges = List.copyOf(charges);
        payments = List.copyOf(payments);
        credits = List.copyOf(credits);
        waivers = List.copyOf(waivers);
        refunds = List.copyOf(refunds);
    }

    /** The statement of an account, as it stands. */
    public static AccountStatement of(UUID accountId, Account account) {
        Money uncovered = account.allocation().uncoveredRefund();
        return new AccountStatement(
                accountId,
                account.state().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                account.charged(),
                account.credited(),
                account.waived(),
                account.paid(),
                account.refunded(),
                account.paid().minus(account.refunded()),
                account.balance(),
                uncovered.isZero() ? null : uncovered,
                AccountLines.charges(account),
                AccountLines.payments(account),
                AccountLines.credits(account),
                AccountLines.waivers(account),
                AccountLines.refunds(account));
    }
}
