package org.townhound.ordinances.values;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;

/**
 * An exact amount of money in whole cents. On the wire it is {@code {"amount":"30.00","currency":"USD"}}.
 *
 * @param amount any sign, scale two
 * @param currency an ISO 4217 code; amounts of different currencies do not mix
 */
public record Money(BigDecimal amount, String currency) implements Comparable<Money> {
    private static final int CENTS = 2;

    public static final Money ZERO = dollars("0.00");

    /**
     * Whole cents only.
     *
     * @throws ArithmeticException when the amount has a fraction of a cent
     */
    public Money {
        Objects.requireNonNull(currency, "currency");
        amount = amount.setScale(CENTS, RoundingMode.UNNECESSARY);
    }

    /**
     * Reads an amount in US dollars.
     *
     * @param amount decimal text such as {@code "30.00"}
     */
    public static Money dollars(String amount) {
        return new Money(new BigDecimal(amount), "USD");
    }

    public Money plus(Money other) {
        return new Money(amount.add(sameCurrency(other)), currency);
    }

    public Money minus(Money other) {
        return new Money(amount.subtract(sameCurrency(other)), currency);
    }

    public Money times(long count) {
        return new Money(amount.multiply(BigDecimal.valueOf(count)), currency);
    }

    public boolean isZero() {
        return amount.signum() == 0;
    }

    public boolean isPositive() {
        return amount.signum() > 0;
    }

    public boolean isNegative() {
        return amount.signum() < 0;
    }

    @Override
    public int compareTo(Money other) {
        return amount.compareTo(sameCurrency(other));
    }

    /** As it is said at the counter: {@code $30.00}, or {@code -$20.00}. */
    public String spoken() {
        return (isNegative() ? "-$" : "$") + amount.abs().toPlainString();
    }

    private BigDecimal sameCurrency(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("cannot mix " + currency + " and " + other.currency);
        }
        return other.amount;
    }
}
