package org.townhound.kit.account.domain;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import org.townhound.ordinances.values.Money;

/**
 * How the money of an account lies on its charges, so that each payee's line knows what was paid on it.
 *
 * <p>All money that was received and not paid back is laid on the charges oldest first, in the order in which they were
 * assessed, on each at most what it stands at after its credits and waivers. It follows from the account alone: what a
 * credit sets free moves on to the next charge, and what no charge needs is what the town owes back. Where more was
 * refunded than payments still hold, because one was voided after the refund, the next payment covers that first.
 *
 * @param paid by charge, none of them negative
 * @param left by charge, what is still owed on it, none of them negative
 * @param uncoveredRefund what was refunded and is no longer covered by a payment, not negative
 */
public record Allocation(Map<UUID, Money> paid, Map<UUID, Money> left, Money uncoveredRefund) {
    static Allocation of(Account account) {
        Map<UUID, Money> paid = new LinkedHashMap<>();
        Map<UUID, Money> left = new LinkedHashMap<>();
        Money money = account.paid().plus(account.waivedOn(null)).minus(account.refunded());
        Money uncovered = money.isNegative() ? Money.ZERO.minus(money) : Money.ZERO;
        Money rest = money.plus(uncovered);
        for (UUID charge : account.charges().keySet()) {
            Money standing = account.standing(charge);
            Money part = least(standing, rest);
            paid.put(charge, part);
            left.put(charge, standing.minus(part));
            rest = rest.minus(part);
        }
        return new Allocation(paid, left, uncovered);
    }

    public Money paid(UUID chargeId) {
        return paid.getOrDefault(chargeId, Money.ZERO);
    }

    /** What is still owed on a charge; of a refund that is not covered for null. */
    public Money left(UUID chargeId) {
        return chargeId == null ? uncoveredRefund : left.getOrDefault(chargeId, Money.ZERO);
    }

    static Money least(Money one, Money other) {
        return one.compareTo(other) < 0 ? one : other;
    }
}
