package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class Exact_money {

    @Test
    void is_equal_when_it_is_worth_the_same() {
        assertEquals(Money.dollars("30.00"), new Money(new BigDecimal("30"), "USD"));
        assertEquals(Money.dollars("30.00").hashCode(), new Money(new BigDecimal("3E1"), "USD").hashCode());
    }

    @Test
    void knows_no_fraction_of_a_cent() {
        assertThrows(ArithmeticException.class, () -> Money.dollars("0.001"));
    }

    @Test
    void adds_subtracts_and_multiplies_without_loss() {
        assertEquals(Money.dollars("0.30"), Money.dollars("0.10").plus(Money.dollars("0.20")));
        assertEquals(Money.dollars("-20.00"), Money.dollars("30.00").minus(Money.dollars("50.00")));
        assertEquals(Money.dollars("40.00"), Money.dollars("10.00").times(4));
    }

    @Test
    void knows_its_sign() {
        assertTrue(Money.ZERO.isZero());
        assertTrue(Money.dollars("0.01").isPositive() && !Money.dollars("0.01").isNegative());
        assertTrue(
                Money.dollars("-0.01").isNegative() && !Money.dollars("-0.01").isPositive());
        assertFalse(Money.ZERO.isPositive() || Money.ZERO.isNegative());
    }

    @Test
    void is_ordered_by_amount() {
        assertTrue(Money.dollars("9.00").compareTo(Money.dollars("10.00")) < 0);
    }

    @Test
    void never_mixes_currencies() {
        Money peso = new Money(BigDecimal.ONE, "MXN");
        assertThrows(IllegalArgumentException.class, () -> Money.ZERO.plus(peso));
        assertThrows(IllegalArgumentException.class, () -> Money.ZERO.minus(peso));
        assertThrows(IllegalArgumentException.class, () -> Money.ZERO.compareTo(peso));
    }

    @Test
    void is_spoken_as_at_the_counter() {
        assertEquals("$30.00", Money.dollars("30.00").spoken());
        assertEquals("-$20.00", Money.dollars("-20.00").spoken());
    }
}
