package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.Beside;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.Occurrence;
import org.townhound.ordinances.values.Sanction;
import org.townhound.ordinances.values.Tally;

/** Offenses of one keeper, by provision and day, under the law as it stands and as a town may decide otherwise. */
class Counting_in_Whitman {
    private static final String CHARGES = "towns/whitman-ma/decisions-charges.yaml";
    private static final String LEASH = "leash.at-large";
    private static final String BITE = "bite.dog";
    private static final String YARD = "schoolyard.dog";

    private final TownOrdinances whitman =
            OrdinanceBook.load().town("whitman-ma").orElseThrow();

    @Test
    void begins_anew_at_midnight_of_the_new_year() {
        assertEquals(
                List.of("$30.00", "$50.00", "$100.00", "$100.00"),
                asked(whitman, LEASH, "2026-03-01", "2026-05-01", "2026-11-30", "2026-12-20"));
        assertEquals(List.of("$30.00", "$30.00"), asked(whitman, LEASH, "2025-12-31", "2026-01-01"));
        assertEquals(List.of("warning", "warning"), asked(whitman, BITE, "2025-12-30", "2026-01-03"));
    }

    @Test
    void warns_before_it_fines_a_bite_and_a_school_yard() {
        assertEquals(
                List.of("warning", "$30.00", "$60.00"), asked(whitman, BITE, "2026-03-01", "2026-05-01", "2026-11-30"));
        assertEquals(
                List.of("warning", "$50.00", "$50.00"), asked(whitman, YARD, "2026-03-01", "2026-05-01", "2026-11-30"));
    }

    @Test
    void never_forgets_feces_unless_the_town_decides_so() {
        assertEquals(List.of("$20.00", "$35.00"), asked(whitman, "feces.not-removed", "2025-11-01", "2026-02-01"));
        TownOrdinances yearly = town("value: lifetime", "value: calendar-year");
        assertEquals(List.of("$20.00", "$20.00"), asked(yearly, "feces.not-removed", "2025-11-01", "2026-02-01"));
    }

    @Test
    void counts_removal_and_disposal_together_and_a_trespass_with_the_leash_law() {
        List<Occurrence> feces = List.of(
                on(whitman, "feces.not-removed", "2026-05-01"), on(whitman, "feces.disposed-wrongly", "2026-06-01"));
        assertEquals(List.of("$20.00", "$35.00"), asked(feces));
        TownOrdinances apart = town("value: feces, law", "value: feces-disposal, law");
        List<Occurrence> two = List.of(
                on(apart, "feces.not-removed", "2026-05-01"), on(apart, "feces.disposed-wrongly", "2026-06-01"));
        assertEquals(List.of("$20.00", "$20.00"), asked(two));
        assertEquals(
                List.of("$30.00", "$50.00"),
                asked(List.of(on(whitman, LEASH, "2026-05-01"), on(whitman, "leash.trespass", "2026-06-01"))));
    }

    @Test
    void charges_leash_bite_and_school_yard_of_one_incident_side_by_side() {
        List<Occurrence> all = new ArrayList<>();
        for (String day : List.of("2026-02-02", "2026-05-05")) {
            for (String provision : List.of(LEASH, BITE, YARD)) {
                all.add(on(whitman, provision, day));
            }
        }
        assertEquals(List.of("$50.00", "$30.00", "$50.00"), asked(all).subList(3, 6));
        assertTrue(beside(whitman, YARD).isCharged(Set.of(LEASH, BITE)));
    }

    @Test
    void leaves_the_school_yard_out_where_the_town_names_bites_only() {
        TownOrdinances bites = town("value: \"leash.at-large, leash.trespass, bite.dog\", law", "value: bite.dog, law");
        assertFalse(beside(bites, YARD).isCharged(Set.of(LEASH)));
        assertTrue(beside(bites, YARD).isCharged(Set.of(LEASH, BITE)));
        assertTrue(beside(whitman, "order.breach").isCharged(Set.of(LEASH)));
        assertEquals("schoolyard.additive_to", beside(bites, YARD).because().provision());
    }

    private static Beside beside(TownOrdinances town, String provision) {
        return ladder(town, provision, LocalDate.of(2026, 5, 5))
                .terms()
                .beside()
                .orElseThrow();
    }

    private static List<String> asked(TownOrdinances town, String provision, String... days) {
        return asked(List.of(days).stream().map(day -> on(town, provision, day)).toList());
    }

    private static List<String> asked(List<Occurrence> offenses) {
        return Tally.of(offenses).stream()
                .map(tally -> tally.step().sanction())
                .map(fine -> fine.kind() == Sanction.Kind.WARNING
                        ? "warning"
                        : fine.amount().spoken())
                .toList();
    }

    private static Occurrence on(TownOrdinances town, String provision, String day) {
        LocalDate date = LocalDate.parse(day);
        return new Occurrence(provision + day, day, "ann", date, ladder(town, provision, date));
    }

    private static Ladder ladder(TownOrdinances town, String provision, LocalDate day) {
        return town.asOf(day).ladder(provision).orElseThrow();
    }

    private static TownOrdinances town(String was, String is) {
        return OrdinanceBook.from(LawFolder.with(CHARGES, was, is))
                .town("whitman-ma")
                .orElseThrow();
    }
}
