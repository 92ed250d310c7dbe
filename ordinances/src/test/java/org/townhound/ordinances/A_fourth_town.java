package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.DailyOffense;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.LateSteps;
import org.townhound.ordinances.values.Occurrence;
import org.townhound.ordinances.values.Tally;

/** A town that was added as data alone, with steps and schedules that the other three do not have. */
class A_fourth_town {
    private static final Path FOLDER = LawFolder.ROOT.resolve("src/test/resources/fourth-town");

    private final TownOrdinances town =
            OrdinanceBook.loadWith(FOLDER).town("millbrook-ma").orElseThrow();
    private final Ordinances law = town.asOf(LocalDate.of(2026, 3, 2));

    @Test
    void fits_the_schemas_of_the_others() {
        List<String> files = LawFolder.yamlFiles("src/test/resources/fourth-town/towns");
        assertEquals(7, files.size());
        files.forEach(file -> assertEquals(Set.of(), Every_file_of_law.faults(file, LawFolder.tree(file)), file));
    }

    @Test
    void has_late_steps_on_days_of_the_calendar() {
        assertEquals(List.of(), late("2026-03-15"));
        assertEquals(List.of("5.00"), late("2026-03-16"));
        assertEquals(List.of("5.00"), late("2026-07-01"));
        assertEquals(List.of("5.00", "10.00"), late("2026-07-02"));
        assertEquals(List.of("5.00", "10.00", "30.00"), late("2027-01-01"));
    }

    @Test
    void counts_each_dog_over_any_twelve_months() {
        assertEquals(
                List.of("50.00", "50.00", "100.00", "300.00", "100.00"),
                Tally.of(List.of(
                                loose("rex", "2026-05-01"),
                                loose("bella", "2026-05-02"),
                                loose("rex", "2026-09-01"),
                                loose("rex", "2027-04-30"),
                                loose("rex", "2028-04-29")))
                        .stream()
                        .map(tally -> tally.step().sanction().amount().amount().toPlainString())
                        .toList());
    }

    @Test
    void takes_a_dog_away_the_third_time() {
        assertTrue(ladder("at-large.same-dog").step(3).also().contains("at-large.removal"));
        assertFalse(ladder("at-large.same-dog").asksForNothingMore());
    }

    @Test
    void charges_each_day_of_a_female_in_heat() {
        Ladder heat = ladder("heat.at-large");
        assertTrue(heat.terms().daily());
        LocalDate first = LocalDate.of(2026, 5, 1);
        DailyOffense days = new DailyOffense(heat.step(1).sanction().amount(), first, first.plusDays(2));
        assertEquals(
                "$400.00",
                days.payable(DailyOffense.Accrual.CONTINUOUS, new TreeSet<>()).spoken());
    }

    @Test
    void has_amounts_for_dogs_without_a_license() {
        assertEquals(
                List.of("25.00", "50.00", "50.00"),
                Stream.of(1, 2, 3)
                        .map(offense -> ladder("license.missing").step(offense).sanction())
                        .map(sanction -> sanction.amount().amount().toPlainString())
                        .toList());
        assertTrue(ladder("license.missing").asksForNothingMore());
    }

    @Test
    void has_its_pages_and_the_advice_of_its_state() {
        LocalDate day = LocalDate.of(2026, 3, 2);
        assertTrue(DecisionsPage.of(town, day).contains("offense 4: $300.00 in § 2.1, at least $500.00"));
        assertTrue(Explanation.of(town, "2.1", day).contains("of one dog, within 12 months"));
    }

    @Test
    void knows_nothing_before_its_first_day() {
        Ordinances before = town.asOf(LocalDate.of(2019, 12, 31));
        assertFalse(before.ladder("license.missing").isPresent());
        assertFalse(before.lateSteps().isPresent());
    }

    private List<String> late(String registered) {
        LateSteps steps = law.lateSteps().orElseThrow();
        return steps.owed(LocalDate.of(2026, 1, 1), LocalDate.parse(registered)).stream()
                .map(owed -> owed.fee().amount().amount().toPlainString())
                .toList();
    }

    private Occurrence loose(String dog, String day) {
        return new Occurrence(dog + day, dog + day, dog, LocalDate.parse(day), ladder("at-large.same-dog"));
    }

    private Ladder ladder(String provision) {
        return law.ladder(provision).orElseThrow();
    }
}
