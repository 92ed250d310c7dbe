package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;

class Changing_the_law {
    private static final String LEASH = "towns/whitman-ma/110-18-a-leash.yaml";
    private static final String LATER = "law: { section: § 110-18.A, act: ATM Art. 41, adopted: 2024-05-06 }";
    private static final LocalDate CHANGE = LocalDate.of(2024, 7, 30);

    @Test
    void raises_a_ladder_from_its_day_on_and_not_before() {
        TownOrdinances town = whitmanWith("""
                  2024-07-30:
                    steps: [{ warning: written }, { fine: "60.00" }]
            """);

        assertEquals(
                Sanction.fine(Money.dollars("30.00")),
                first(town, CHANGE.minusDays(1)).sanction());
        assertEquals(Sanction.warning(), first(town, CHANGE).sanction());
        assertEquals(CHANGE, first(town, CHANGE).citation().effective());
        assertEquals("ATM Art. 41", first(town, CHANGE).citation().act());
        assertEquals(
                List.of(
                        LocalDate.of(2012, 10, 31),
                        LocalDate.of(2018, 1, 1),
                        LocalDate.of(2018, 11, 7),
                        LocalDate.of(2020, 7, 24),
                        LocalDate.of(2021, 10, 6),
                        CHANGE),
                List.copyOf(town.changeDates()));
    }

    @Test
    void ends_a_ladder_on_the_day_of_its_repeal() {
        TownOrdinances town = whitmanWith("""
                  2024-07-30:
                    repealed: true
            """);

        assertEquals(
                Money.dollars("30.00"),
                first(town, CHANGE.minusDays(1)).sanction().amount());
        assertEquals(Optional.empty(), town.asOf(CHANGE).ladder("leash.at-large"));
        assertEquals(Optional.empty(), town.asOf(CHANGE).payee("leash.at-large"));
        assertFalse(town.asOf(CHANGE).ladders().contains("leash.at-large"));
    }

    @Test
    void is_not_done_by_announcing_it() {
        TownOrdinances town = whitmanWith("""
                  2024-07-30:
                    expected: true
                    steps: [{ fine: "60.00" }]
            """);

        assertEquals(Money.dollars("30.00"), first(town, CHANGE).sanction().amount());
    }

    private static Ladder.Step first(TownOrdinances town, LocalDate day) {
        return town.asOf(day).ladder("leash.at-large").orElseThrow().step(1);
    }

    private static TownOrdinances whitmanWith(String value) {
        String law = "        law: { section: § 110-18.A, act: ATM Art. 21, adopted: 2021-06-02 }\n";
        LawFiles files = LawFolder.with(LEASH, law, law + value + "        " + LATER + "\n");
        return OrdinanceBook.from(files).town("whitman-ma").orElseThrow();
    }
}
