package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.Counting.DogsOfOneIncident;

class A_ladder {
    private static final Citation SECTION = new Citation("whitman-ma", "§ 110-18.B", LocalDate.EPOCH, "ATM");

    @Test
    void climbs_to_its_last_step_and_stays_there() {
        Ladder ladder = ladder(Sanction.warning(), fine("30.00"), fine("60.00"));

        assertEquals(
                List.of(Sanction.warning(), fine("30.00"), fine("60.00"), fine("60.00"), fine("60.00")),
                IntStream.rangeClosed(1, 5)
                        .mapToObj(ordinal -> ladder.step(ordinal).sanction())
                        .toList());
    }

    @Test
    void has_at_least_one_step() {
        assertThrows(IllegalArgumentException.class, A_ladder::ladder);
    }

    @Test
    void has_warnings_that_cost_nothing() {
        assertEquals(Money.ZERO, Sanction.warning().amount());
        assertThrows(IllegalArgumentException.class, () -> new Sanction(Sanction.Kind.WARNING, Money.dollars("30.00")));
    }

    private static Sanction fine(String amount) {
        return Sanction.fine(Money.dollars(amount));
    }

    private static Ladder ladder(Sanction... sanctions) {
        return new Ladder(
                "bite",
                new Counting("bite", Counting.Key.PERSON, new Span.CalendarYear(), DogsOfOneIncident.SAME_STEP),
                List.of(sanctions).stream()
                        .map(sanction -> new Ladder.Step(sanction, SECTION))
                        .toList(),
                Ladder.Terms.PLAIN,
                "sha256:0");
    }
}
