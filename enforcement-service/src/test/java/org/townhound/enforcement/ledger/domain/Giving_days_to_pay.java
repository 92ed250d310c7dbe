package org.townhound.enforcement.ledger.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.ordinances.OrdinanceBook;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.DayLimit;

class Giving_days_to_pay {
    @ParameterizedTest(name = "a ticket of {0} is paid or contested by {1}")
    @CsvSource({
        "2026-03-02, 2026-03-23",
        "2026-03-01, 2026-03-23",
        "2026-03-30, 2026-04-21",
        "2026-05-29, 2026-06-22",
        "2026-02-28, 2026-03-21"
    })
    void a_ticket_is_paid_within_21_days_moved_past_a_sunday_or_holiday_and_not_past_a_saturday(
            LocalDate issued, LocalDate payBy) {
        assertEquals(payBy, ticket(issued, whitman(issued)).payBy());
    }

    @Test
    void the_citation_says_which_rules_made_its_last_day() {
        LocalDate issued = LocalDate.of(2026, 3, 30);
        assertEquals(
                List.of("fines.days-to-pay § 110-20.D", "roll.sunday_holiday"),
                ticket(issued, whitman(issued)).payByBecause().stream()
                        .limit(2)
                        .map(Giving_days_to_pay::named)
                        .toList());
    }

    @Test
    void where_the_law_names_no_days_the_citation_has_no_last_day() {
        CitationIssued ticket = ticket(LocalDate.of(2026, 3, 2), Optional.empty());
        assertEquals(null, ticket.payBy());
        assertEquals(null, ticket.payByBecause());
    }

    private static String named(Applied rule) {
        return rule.provision().equals("fines.days-to-pay")
                ? rule.provision() + " " + rule.citation().section()
                : rule.provision();
    }

    private static Optional<DayLimit> whitman(LocalDate day) {
        return OrdinanceBook.load().town("whitman-ma").orElseThrow().asOf(day).paymentTerms();
    }

    private static CitationIssued ticket(LocalDate issued, Optional<DayLimit> terms) {
        WhitmanLeash law = WhitmanLeash.asWritten();
        OffenseFact fact = new Keeper(law).leash(issued.toString());
        Assessment due = Reckoning.of(Facts.NONE.with(fact), law).get(fact.offenseId());
        Change change = new Change.Assess(fact, due, Notice.CITATION, law.mailingLimit(issued), terms);
        return change.events(issued, "2026-000001").stream()
                .filter(CitationIssued.class::isInstance)
                .map(CitationIssued.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
