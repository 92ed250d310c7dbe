package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.Counting.DogsOfOneIncident;

class Counting_under_a_ladder {
    private static final Citation SECTION = new Citation("sampletown-ma", "1", LocalDate.EPOCH, "ATM");

    @Test
    void begins_anew_with_a_calendar_year() {
        Ladder ladder = ladder(new Span.CalendarYear(), DogsOfOneIncident.SAME_STEP, "30.00", "50.00", "100.00");
        assertEquals(
                List.of("30.00", "50.00", "30.00"),
                fines(on("2026-03-01", ladder), on("2026-12-31", ladder), on("2027-01-01", ladder)));
    }

    @Test
    void never_begins_anew_for_life() {
        Ladder ladder = ladder(new Span.Lifetime(), DogsOfOneIncident.SAME_STEP, "50.00", "200.00", "500.00");
        assertEquals(
                List.of("50.00", "200.00", "500.00"),
                fines(on("2024-05-01", ladder), on("2025-05-01", ladder), on("2029-05-01", ladder)));
    }

    @Test
    void looks_back_over_twelve_months_but_not_to_the_same_day_of_the_last_year() {
        Ladder ladder = ladder(new Span.Rolling(12), DogsOfOneIncident.SAME_STEP, "50.00", "100.00", "300.00");
        assertEquals(
                List.of("50.00", "100.00", "100.00", "300.00"),
                fines(
                        on("2025-05-10", ladder),
                        on("2026-05-09", ladder),
                        on("2026-05-10", ladder),
                        on("2027-05-08", ladder)));
        assertEquals(
                new Window(Window.Kind.ROLLING, LocalDate.of(2027, 3, 1), LocalDate.of(2028, 2, 29)),
                ladder.windowAround(LocalDate.of(2028, 2, 29)));
    }

    @Test
    void makes_every_offense_a_first_one_where_nothing_counts() {
        Ladder ladder = ladder(new Span.None(), DogsOfOneIncident.SAME_STEP, "25.00", "99.00");
        assertEquals(List.of("25.00", "25.00"), fines(on("2026-05-01", ladder), on("2026-05-01", ladder)));
    }

    @Test
    void puts_two_dogs_of_one_incident_on_one_step_or_each_on_its_own_or_charges_once() {
        assertEquals(List.of("30.00", "30.00", "50.00"), twoDogsThenOne(DogsOfOneIncident.SAME_STEP));
        assertEquals(List.of("30.00", "50.00", "100.00"), twoDogsThenOne(DogsOfOneIncident.EACH));
        assertEquals(List.of("30.00", "50.00"), twoDogsThenOne(DogsOfOneIncident.SINGLE));
    }

    @Test
    void takes_the_amount_of_the_day_and_the_count_of_the_years_before() {
        Ladder before = ladder(new Span.CalendarYear(), DogsOfOneIncident.SAME_STEP, "30.00", "50.00");
        Ladder after = ladder(new Span.CalendarYear(), DogsOfOneIncident.SAME_STEP, "40.00", "60.00");
        assertEquals(List.of("30.00", "60.00"), fines(on("2024-05-01", before), on("2024-08-01", after)));
    }

    @Test
    void keeps_persons_dogs_and_premises_apart() {
        Ladder dogs = new Ladder(
                "at-large",
                new Counting("at-large", Counting.Key.DOG, new Span.Rolling(12), DogsOfOneIncident.EACH),
                steps("100.00", "300.00"),
                Ladder.Terms.PLAIN,
                "sha256:0");
        LocalDate day = LocalDate.of(2026, 5, 1);
        List<Tally> tallies = Tally.of(List.of(
                new Occurrence("1", "1", "rex", day, dogs),
                new Occurrence("2", "2", "bella", day.plusDays(1), dogs),
                new Occurrence("3", "3", "rex", day.plusDays(2), dogs)));
        assertEquals(List.of(1, 1, 2), tallies.stream().map(Tally::ordinal).toList());
        assertEquals(
                List.of("1"),
                tallies.getLast().priors().stream().map(Occurrence::offense).toList());
        assertFalse(dogs.asksForNothingMore());
    }

    @Test
    void charges_an_addition_beside_what_it_names_and_alone() {
        Applied because = new Applied("schoolyard.additive_to", "leash.at-large", SECTION, "sha256:0");
        Beside leash = new Beside(Set.of("leash.at-large"), true, because);
        assertTrue(leash.isCharged(Set.of()));
        assertTrue(leash.isCharged(Set.of("leash.at-large", "bite.dog")));
        assertFalse(leash.isCharged(Set.of("bite.dog")));
        assertTrue(new Beside(Set.of(), true, because).isCharged(Set.of("bite.dog")));
        assertFalse(new Beside(Set.of(), false, because).isCharged(Set.of("bite.dog")));
    }

    private static List<String> twoDogsThenOne(DogsOfOneIncident dogs) {
        Ladder ladder = ladder(new Span.CalendarYear(), dogs, "30.00", "50.00", "100.00");
        LocalDate day = LocalDate.of(2026, 5, 5);
        return fines(
                new Occurrence("a", "walk", "ola", day, ladder),
                new Occurrence("b", "walk", "ola", day, ladder),
                new Occurrence("c", "alone", "ola", day.plusDays(1), ladder));
    }

    private static List<String> fines(Occurrence... inOrder) {
        return Tally.of(List.of(inOrder)).stream()
                .filter(Tally::charged)
                .map(tally -> tally.step().sanction().amount().amount().toPlainString())
                .toList();
    }

    private static Occurrence on(String day, Ladder ladder) {
        String id = UUID.randomUUID().toString();
        return new Occurrence(id, id, "ann", LocalDate.parse(day), ladder);
    }

    private static Ladder ladder(Span span, DogsOfOneIncident dogs, String... fines) {
        return new Ladder(
                "at-large",
                new Counting("at-large", Counting.Key.PERSON, span, dogs),
                steps(fines),
                Ladder.Terms.PLAIN,
                "sha256:0");
    }

    private static List<Ladder.Step> steps(String... fines) {
        return Stream.of(fines)
                .map(fine -> new Ladder.Step(Sanction.fine(Money.dollars(fine)), SECTION))
                .toList();
    }
}
