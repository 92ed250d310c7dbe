package org.townhound.kit.account.domain;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.townhound.contracts.kit.v1.AccountEvent;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.ordinances.values.Money;

/**
 * What is owed, what was paid and what was given back, each line by its id.
 *
 * @param charges in the order of assessment
 * @param payments in the order of receipt
 * @param credits in the order of giving
 */
public record Account(
        Map<UUID, ChargeAssessed> charges, Map<UUID, PaymentReceived> payments, Map<UUID, CreditGiven> credits) {
    public static final Account EMPTY = new Account(Map.of(), Map.of(), Map.of());

    public Account evolve(AccountEvent event) {
        return switch (event) {
            case ChargeAssessed charge -> new Account(with(charges, charge.chargeId(), charge), payments, credits);
            case PaymentReceived payment -> new Account(charges, with(payments, payment.paymentId(), payment), credits);
            case CreditGiven credit -> new Account(charges, payments, with(credits, credit.creditId(), credit));
        };
    }

    /** Positive: owed to the town. Negative: the town owes it back. */
    public Money balance() {
        return charged().minus(credited()).minus(paid());
    }

    public Money charged() {
        return sum(charges.values().stream().map(ChargeAssessed::amount));
    }

    public Money paid() {
        return sum(payments.values().stream().map(PaymentReceived::amount));
    }

    public Money credited() {
        return sum(credits.values().stream().map(CreditGiven::amount));
    }

    /** What a charge stands at after its credits; zero for an unknown one. */
    public Money standing(UUID chargeId) {
        Money charge = charges.containsKey(chargeId) ? charges.get(chargeId).amount() : Money.ZERO;
        return charge.minus(sum(credits.values().stream()
                .filter(credit -> credit.chargeId().equals(chargeId))
                .map(CreditGiven::amount)));
    }

    private static Money sum(Stream<Money> amounts) {
        return amounts.reduce(Money.ZERO, Money::plus);
    }

    private static <T> Map<UUID, T> with(Map<UUID, T> lines, UUID id, T line) {
        Map<UUID, T> more = new LinkedHashMap<>(lines);
        more.put(id, line);
        return more;
    }
}
