package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.OrdinanceCommand.Misused;

class Pages_for_a_person {
    private static final InstantSource EVE_IN_NEW_YORK = InstantSource.fixed(Instant.parse("2024-07-30T03:59:59Z"));

    private final OrdinanceBook book = OrdinanceBook.load();

    @Test
    void explain_a_ladder_with_its_window_and_its_sections() {
        String page = answer("explain", "whitman-ma", "§ 110-18.A", "--on", "2026-03-02");
        assertHolds(page, "Whitman, 110-18.A on 2026-03-02\n");
        assertHolds(page, "  in force         1: $30.00; 2: $50.00; 3 and on: $100.00\n");
        assertHolds(page, "  counts           offenses \"leash\" of one person, within a calendar year\n");
        assertHolds(page, "  since            2021-10-06, § 110-18.A, ATM Art. 21, voted 2021-06-02\n");
        assertFalse(page.contains("bite.dog"), page);
    }

    @Test
    void explain_what_changed_when_and_what_is_not_in_force_yet() {
        assertHolds(answer("explain", "whitman-ma", "110-17"), "  in force         the cost limits and");
        assertHolds(answer("explain", "whitman-ma", "110-17"), "  from 2024-07-30  the cost limits");
        assertHolds(answer("explain", "whitman-ma", "110-17"), "  2024-07-30       ATM Art. 41 names the Board");
        assertHolds(
                answer("explain", "whitman-ma", "110-17", "--on", "2021-10-05"), "  in force         not in force\n");
    }

    @Test
    void take_the_day_of_the_town_when_none_is_asked_for() {
        assertHolds(answer("decisions", "whitman-ma"), "Decisions of Whitman on 2024-07-29\n");
    }

    @Test
    void name_the_sections_that_can_be_explained() {
        assertHolds(answer("explain", "whitman-ma", "999"), "M.G.L. c. 140 § 173A");
    }

    @Test
    void list_settings_before_fixed_readings_and_the_state_last() {
        String page = answer("decisions", "whitman-ma", "--on", "2026-03-02");
        List<Integer> places = List.of(
                page.indexOf("C-1  impound.pickup_fee_policy"),
                page.indexOf("C-10  leash.max_ft\n"),
                page.indexOf("G-4, G-23  license.new_dog_grace_days"),
                page.indexOf("4.9  ledger.decrease"),
                page.indexOf("C-17  reading.unspayed"),
                page.indexOf("offense 1: $30.00 in § 110-18.A, at least $50.00 in M.G.L. c. 140 § 173A"));
        assertEquals(places.stream().sorted().toList(), places);
        assertFalse(places.contains(-1), page);
    }

    @Test
    void say_what_can_be_asked() {
        assertThrows(Misused.class, () -> answer("explain", "whitman-ma"));
        assertThrows(Misused.class, this::answer);
        assertThrows(Misused.class, () -> answer("decisions", "springfield-ma"));
        assertThrows(Misused.class, () -> answer("decisions", "whitman-ma", "--on"));
        assertThrows(Misused.class, () -> answer("decisions", "whitman-ma", "--on", "tomorrow"));
    }

    private String answer(String... words) {
        return new OrdinanceCommand(book, EVE_IN_NEW_YORK).answer(List.of(words));
    }

    private static void assertHolds(String page, String words) {
        assertTrue(page.contains(words), page);
    }
}
