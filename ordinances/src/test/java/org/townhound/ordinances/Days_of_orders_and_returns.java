package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.PermanentOrderRule;
import org.townhound.ordinances.values.Restraint;
import org.townhound.ordinances.values.VaccinationRule;
import org.townhound.ordinances.values.YearlyDays;

class Days_of_orders_and_returns {
    private static final String ORDERS = "towns/whitman-ma/decisions-orders.yaml";
    private static final String RECORDS = "towns/whitman-ma/decisions-records.yaml";

    private final Ordinances law = law(LawFiles.below(LawFolder.ROOT));

    @Test
    void an_interim_order_is_over_on_the_day_after_its_last_one() {
        Restraint fourteen = Restraint.of(day("2026-03-02"), 14);
        assertEquals(day("2026-03-16"), fourteen.lastDay());
        assertEquals(day("2026-03-17"), fourteen.over());
        assertEquals(14, fourteen.days().size());
        assertEquals(day("2026-03-13"), Restraint.of(day("2026-03-02"), 10).over());
        assertThrows(IllegalArgumentException.class, () -> new Restraint(day("2026-03-02"), day("2026-03-01")));
    }

    @Test
    void three_full_orders_in_twelve_months_ask_for_a_permanent_one() {
        assertEquals(
                Optional.of(day("2026-09-15")),
                rule(law).completedOn(orders("2026-01-05", "2026-04-01", "2026-09-01")));
        assertEquals(
                Optional.of(day("2026-08-29")),
                rule(law).completedOn(orders("2025-09-01", "2026-03-01", "2026-08-15")));
    }

    @Test
    void the_first_order_is_forgotten_after_twelve_months() {
        assertEquals(Optional.empty(), rule(law).completedOn(orders("2025-08-01", "2026-03-01", "2026-08-15")));
    }

    @Test
    void a_calendar_year_begins_anew_where_the_town_has_decided_so() {
        Ordinances yearly = law(LawFolder.with(ORDERS, "value: rolling-12-months", "value: calendar-year"));
        assertEquals(Optional.empty(), rule(yearly).completedOn(orders("2025-09-01", "2026-03-01", "2026-08-15")));
    }

    @Test
    void a_day_under_two_orders_counts_once() {
        assertEquals(
                Optional.empty(),
                rule(law).completedOn(orders("2026-01-05", "2026-01-05", "2026-04-01", "2026-04-14")));
    }

    @Test
    void returns_are_due_on_the_days_of_both_sections_and_at_the_end_of_a_term() {
        YearlyDays returns = law.returns().orElseThrow();
        assertEquals(
                Map.of(
                        day("2026-10-01"), day("2026-10-01"),
                        day("2027-01-01"), day("2027-01-04"),
                        day("2027-03-31"), day("2027-03-31"),
                        day("2027-04-01"), day("2027-04-01"),
                        day("2027-06-01"), day("2027-06-01")),
                returns.due(day("2026-09-01"), day("2027-08-31"), Optional.of(day("2027-03-31"))));
        assertEquals(3, returns.because().size());
    }

    @Test
    void returns_are_fewer_where_the_town_follows_the_form() {
        YearlyDays form = law(LawFolder.with(RECORDS, "value: union", "value: form"))
                .returns()
                .orElseThrow();
        assertEquals(
                List.of(day("2026-10-01"), day("2027-04-01"), day("2027-06-01")),
                List.copyOf(form.due(day("2026-09-01"), day("2027-08-31"), Optional.empty())
                        .keySet()));
    }

    @Test
    void a_new_dog_is_vaccinated_by_the_later_of_thirty_days_and_six_months() {
        VaccinationRule rule = law.vaccinationRule().orElseThrow();
        assertEquals(day("2026-06-01"), rule.lastDay(day("2025-09-01"), day("2026-05-01")));
        assertEquals(day("2026-08-28"), rule.lastDay(day("2026-02-28"), day("2026-05-01")));
        assertEquals(day("2026-02-28"), rule.lastDay(day("2025-08-31"), day("2025-12-01")));
    }

    private static PermanentOrderRule rule(Ordinances law) {
        return law.permanentOrderRule().orElseThrow();
    }

    private static List<Restraint> orders(String... issued) {
        return Stream.of(issued).map(day -> Restraint.of(day(day), 14)).toList();
    }

    private static LocalDate day(String written) {
        return LocalDate.parse(written);
    }

    private static Ordinances law(LawFiles files) {
        return OrdinanceBook.from(files).town("whitman-ma").orElseThrow().asOf(day("2026-03-02"));
    }
}
