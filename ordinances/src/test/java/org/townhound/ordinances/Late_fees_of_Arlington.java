package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.LateSteps;
import org.townhound.ordinances.values.LateSteps.Owed;
import org.townhound.ordinances.values.Money;

class Late_fees_of_Arlington {
    private static final String DAYS = "towns/arlington-ma/4-f-2-b-days.yaml";
    private static final TownOrdinances ARLINGTON =
            OrdinanceBook.load().town("arlington-ma").orElseThrow();

    @ParameterizedTest
    @CsvSource({
        "2026-01-01, 2026-03-12, 0.00",
        "2026-01-01, 2026-03-13, 50.00",
        "2026-01-01, 2026-04-01, 50.00",
        "2026-01-01, 2026-04-02, 100.00",
        "2026-01-01, 2026-12-31, 100.00",
        "2025-01-01, 2025-03-13, 0.00",
        "2025-01-01, 2025-03-14, 50.00",
        "2025-01-01, 2026-02-10, 150.00",
        "2020-01-01, 2020-03-12, 0.00",
        "2024-01-01, 2024-03-08, 50.00",
        "2024-01-01, 2024-04-01, 50.00",
        "2025-06-15, 2026-02-10, 100.00"
    })
    void add_up_with_the_days(LocalDate obligation, LocalDate registered, String sum) {
        assertEquals(Money.dollars(sum), sum(rules(ARLINGTON, obligation).owed(obligation, registered)));
    }

    @Test
    void of_a_missed_year_stand_beside_those_that_had_accrued_and_nothing_is_owed_yet_for_the_next() {
        LocalDate registered = LocalDate.of(2026, 2, 10);
        List<Owed> owed = rules(ARLINGTON, registered).owed(LocalDate.of(2025, 1, 1), registered);

        assertEquals(
                List.of("2025-03-13", "2025-04-01", "2025-12-31"),
                owed.stream().map(fee -> fee.lastTimelyDay().toString()).toList());
        assertEquals(List.of(), rules(ARLINGTON, registered).owed(LocalDate.of(2026, 1, 1), registered));
    }

    @Test
    void of_a_missed_year_can_replace_them() {
        TownOrdinances town = LawFolder.decided("arlington-ma", Map.of("arl.year_fee", "replace"));
        LocalDate registered = LocalDate.of(2026, 2, 10);

        assertEquals(Money.dollars("50.00"), sum(rules(town, registered).owed(LocalDate.of(2025, 1, 1), registered)));
    }

    @Test
    void begin_after_the_Thursday_that_follows_even_a_Thursday() {
        LocalDate obligation = LocalDate.of(2026, 3, 4);
        TownOrdinances sameDay = LawFolder.decided("arlington-ma", Map.of("late.thursday", "on_or_after"));

        assertEquals(LocalDate.of(2026, 5, 14), firstDeadline(rules(ARLINGTON, obligation), obligation));
        assertEquals(LocalDate.of(2026, 5, 7), firstDeadline(rules(sameDay, obligation), obligation));
    }

    @Test
    void roll_past_a_holiday_that_is_a_Thursday() {
        LocalDate obligation = LocalDate.of(2026, 9, 15);

        assertEquals(LocalDate.of(2026, 11, 27), firstDeadline(rules(ARLINGTON, obligation), obligation));
    }

    @Test
    void were_counted_in_days_by_the_older_text_and_day_ninety_of_2018_was_a_Sunday() {
        LocalDate obligation = LocalDate.of(2018, 1, 1);
        LateSteps older = rules(ARLINGTON, obligation);

        assertEquals(LocalDate.of(2018, 2, 15), firstDeadline(older, obligation));
        assertEquals(
                LocalDate.of(2018, 4, 2),
                older.steps().get(1).until().after(obligation).day());
        assertEquals(Optional.empty(), older.yearMissed());
    }

    @Test
    void begin_on_another_day_in_a_year_for_which_the_town_sets_one() {
        LawFiles files = LawFolder.with(DAYS, "provisions:\n", """
                provisions:
                  late.first-date:
                    description: The last timely day that the Clerk set for the year
                    unit: month-day
                    values:
                      2025-01-01: { value: "03-20", law: { section: Title VIII Art. 2 § 4.F.2.b, act: Clerk's notice, adopted: 2025-01-01 } }
                      2026-01-01: { repealed: true, law: { section: Title VIII Art. 2 § 4.F.2.b, act: Clerk's notice, adopted: 2025-01-01 } }
                """);
        TownOrdinances town = OrdinanceBook.from(files).town("arlington-ma").orElseThrow();
        LocalDate of2025 = LocalDate.of(2025, 1, 1);
        LocalDate of2026 = LocalDate.of(2026, 1, 1);

        assertEquals(LocalDate.of(2025, 3, 20), firstDeadline(rules(town, of2025), of2025));
        assertEquals(LocalDate.of(2026, 3, 12), firstDeadline(rules(town, of2026), of2026));
    }

    @Test
    void say_by_which_rules_they_are_owed() {
        LocalDate obligation = LocalDate.of(2026, 1, 1);
        Owed first = rules(ARLINGTON, obligation)
                .owed(obligation, LocalDate.of(2026, 3, 13))
                .getFirst();

        assertEquals(
                List.of("late.first-fee", "late.first-business-days", "late.first-weekday", "late.thursday"),
                first.because().stream().map(Applied::provision).toList());
        assertEquals(
                "Title VIII Art. 2 § 4.F.2.b", first.fee().because().citation().section());
        assertEquals("town-clerk", first.fee().payee());
    }

    @Test
    void count_from_the_day_on_which_the_duty_arose() {
        LocalDate arose = LocalDate.of(2026, 5, 4);

        assertEquals(arose, rules(ARLINGTON, arose).obligationOf(arose));
        assertEquals(
                arose.plusDays(30),
                rules(LawFolder.decided("arlington-ma", Map.of("arl.t0_grace_days", "30")), arose)
                        .obligationOf(arose));
    }

    private static LateSteps rules(TownOrdinances town, LocalDate day) {
        return town.asOf(day).lateSteps().orElseThrow();
    }

    private static LocalDate firstDeadline(LateSteps rules, LocalDate obligation) {
        return rules.steps().getFirst().until().after(obligation).day();
    }

    private static Money sum(List<Owed> owed) {
        return owed.stream().map(fee -> fee.fee().amount()).reduce(Money.ZERO, Money::plus);
    }
}
