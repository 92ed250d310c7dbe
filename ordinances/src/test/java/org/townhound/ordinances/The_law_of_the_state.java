package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.Advisory;
import org.townhound.ordinances.values.Ladder;

class The_law_of_the_state {
    private static final LocalDate DAY = LocalDate.of(2026, 3, 2);
    private static final String FLOOR = "towns/whitman-ma/decisions-fines.yaml";
    private static final String LEASH = "towns/whitman-ma/110-18-a-leash.yaml";

    @Test
    void advises_of_a_lower_fine_and_leaves_it_alone() {
        Ordinances law = law(LawFiles.below(LawFolder.ROOT));
        Advisory first = leash(law).getFirst();

        assertEquals(Advisory.Kind.BELOW_FLOOR, first.kind());
        assertEquals("30.00", first.sanction().amount().amount().toPlainString());
        assertEquals("50.00", first.bound().amount().toPlainString());
        assertEquals("M.G.L. c. 140 § 173A", first.state().section());
        assertEquals(
                List.of(1, 2, 3, 4), leash(law).stream().map(Advisory::ordinal).toList());
        assertEquals(List.of("30.00", "50.00", "100.00", "100.00"), fines(law));
    }

    @Test
    void raises_a_fine_where_the_town_has_decided_so_and_cites_the_state() {
        Ordinances law = law(LawFolder.with(FLOOR, "value: advise", "value: apply"));

        assertEquals(List.of("50.00", "100.00", "300.00", "500.00"), fines(law));
        Ladder.Step second = law.ladder("leash.at-large").orElseThrow().step(2);
        assertEquals("M.G.L. c. 140 § 173A", second.citation().section());
    }

    @Test
    void is_silent_where_the_town_has_turned_it_off() {
        assertEquals(
                List.of(),
                law(LawFolder.with(FLOOR, "value: advise", "value: \"off\"")).advisories());
    }

    @Test
    void advises_of_a_fine_above_what_a_bylaw_may_ask() {
        Ordinances law = law(LawFolder.with(LEASH, "fine: \"100.00\"", "fine: \"300.01\""));

        assertTrue(leash(law).stream()
                .anyMatch(advisory -> advisory.kind() == Advisory.Kind.ABOVE_CAP
                        && advisory.ordinal() == 3
                        && advisory.state().section().equals("M.G.L. c. 40 § 21")));
    }

    private static List<Advisory> leash(Ordinances law) {
        return law.advisories().stream()
                .filter(advisory -> advisory.provision().equals("leash.at-large"))
                .toList();
    }

    private static List<String> fines(Ordinances law) {
        Ladder ladder = law.ladder("leash.at-large").orElseThrow();
        return IntStream.rangeClosed(1, 4)
                .mapToObj(ordinal ->
                        ladder.step(ordinal).sanction().amount().amount().toPlainString())
                .toList();
    }

    private static Ordinances law(LawFiles files) {
        return OrdinanceBook.from(files).town("whitman-ma").orElseThrow().asOf(DAY);
    }
}
