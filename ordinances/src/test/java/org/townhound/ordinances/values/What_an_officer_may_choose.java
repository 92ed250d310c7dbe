package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.Discretion.Bound;

class What_an_officer_may_choose {
    private static final Optional<Sanction> NOTHING = Optional.empty();

    @Test
    void is_nothing_where_the_law_names_the_sanction() {
        Discretion named = new Discretion.Nothing(fine("30.00").orElseThrow());
        assertEquals(Optional.empty(), named.broken(NOTHING));
        assertEquals(Optional.empty(), named.broken(fine("30.00")));
        assertEquals(Optional.of(Bound.NAMED_BY_LAW), named.broken(fine("20.00")));
    }

    @Test
    void must_be_said_and_reach_the_least_amount() {
        Discretion least = new Discretion.AtLeast(Money.dollars("25.00"));
        assertEquals(Optional.empty(), least.broken(fine("25.00")));
        assertEquals(Optional.empty(), least.broken(fine("80.00")));
        assertEquals(Optional.of(Bound.AT_LEAST), least.broken(fine("24.99")));
        assertEquals(Optional.of(Bound.AT_LEAST), least.broken(Optional.of(Sanction.warning())));
        assertEquals(Optional.of(Bound.AT_LEAST), least.broken(NOTHING));
    }

    @Test
    void is_one_of_the_sanctions_that_the_law_lists() {
        List<Sanction> choices = List.of(Sanction.warning(), fine("50.00").orElseThrow());
        Discretion either = new Discretion.OneOf(choices, Sanction.warning());
        assertEquals(Optional.empty(), either.broken(NOTHING));
        assertEquals(Optional.empty(), either.broken(fine("50.00")));
        assertEquals(Optional.of(Bound.ONE_OF), either.broken(fine("49.00")));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Discretion.OneOf(choices, fine("49.00").orElseThrow()));
    }

    @Test
    void is_never_a_fine_where_nobody_has_set_an_amount() {
        Discretion unset = new Discretion.NoAmount();
        assertEquals(Optional.empty(), unset.broken(Optional.of(Sanction.warning())));
        assertEquals(Optional.of(Bound.NO_AMOUNT), unset.broken(fine("25.00")));
        assertEquals(Optional.of(Bound.NO_AMOUNT), unset.broken(NOTHING));
    }

    private static Optional<Sanction> fine(String amount) {
        return Optional.of(Sanction.fine(Money.dollars(amount)));
    }
}
