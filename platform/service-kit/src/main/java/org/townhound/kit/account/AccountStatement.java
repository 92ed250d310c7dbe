package org.townhound.kit.account;

import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.townhound.kit.account.domain.Account;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/**
 * An account as an answer shows it: every line, and what they add up to.
 *
 * @param charged the sum of the charges
 * @param credited the sum of the credits
 * @param paid the sum of the payments
 * @param balance charged less credited less paid; negative when the town owes it back
 * @param lines charges, credits, payments
 */
public record AccountStatement(Money charged, Money credited, Money paid, Money balance, List<Line> lines) {
    /**
     * One line.
     *
     * @param id the charge, credit or payment
     * @param kind such as {@code late-fee}, {@code credit} or {@code payment}
     * @param amount positive; a credit or a payment lowers the balance
     * @param payee who receives a charge, or null
     * @param because the section of a charge, or null
     * @param reason of a credit, or the method of a payment, or null
     */
    public record Line(UUID id, String kind, Money amount, String payee, Applied because, String reason) {}

    public static AccountStatement of(Account account) {
        Stream<Line> charges = account.charges().values().stream()
                .map(charge -> new Line(
                        charge.chargeId(), charge.kind(), charge.amount(), charge.payee(), charge.because(), null));
        Stream<Line> credits = account.credits().values().stream()
                .map(credit -> new Line(credit.creditId(), "credit", credit.amount(), null, null, credit.reason()));
        Stream<Line> payments = account.payments().values().stream()
                .map(payment ->
                        new Line(payment.paymentId(), "payment", payment.amount(), null, null, payment.method()));
        return new AccountStatement(
                account.charged(),
                account.credited(),
                account.paid(),
                account.balance(),
                Stream.of(charges, credits, payments).flatMap(lines -> lines).toList());
    }
}
