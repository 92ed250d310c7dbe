package org.townhound.ordinances;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.time.MonthDay;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Counting.DogsOfOneIncident;
import org.townhound.ordinances.values.Ladder;
import org.townhound.ordinances.values.LateLicenseRules;
import org.townhound.ordinances.values.LedgerRules;
import org.townhound.ordinances.values.LicenseRules;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;
import org.townhound.ordinances.values.Span;

class The_law_of_Whitman {
    private static final LocalDate FIRST_DAY = LocalDate.of(2021, 10, 6);
    private static final LocalDate TODAY = LocalDate.of(2026, 7, 15);

    private final OrdinanceBook book = OrdinanceBook.load();
    private final TownOrdinances whitman = book.town("whitman-ma").orElseThrow();

    @Test
    void keeps_the_civil_dates_of_New_York() {
        assertEquals(ZoneId.of("America/New_York"), whitman.zone());
    }

    @Test
    void sets_fifteen_dollars_and_ten_with_proof() {
        LicenseRules rules = whitman.asOf(TODAY).licenseRules().orElseThrow();

        assertEquals(Money.dollars("15.00"), rules.unaltered().amount());
        assertEquals(Money.dollars("10.00"), rules.altered().amount());
        assertEquals("town-clerk", rules.altered().payee());
        assertEquals("15.00 USD", rules.unaltered().because().value());
        assertEquals(whitman.version(), rules.unaltered().because().ordinanceVersion());
        assertEquals(
                new Citation("whitman-ma", "§ 110-2.A", FIRST_DAY, "ATM Art. 21"),
                rules.unaltered().because().citation());
    }

    @Test
    void accepts_three_kinds_of_sterilization_proof() {
        LicenseRules rules = whitman.asOf(TODAY).licenseRules().orElseThrow();

        assertEquals(
                Set.of("certificate", "certified-copy", "sworn-statement"),
                rules.acceptedProofs().keySet());
        assertEquals(
                "§ 110-2.B",
                rules.acceptedProofs().get("sworn-statement").citation().section());
    }

    @Test
    void charges_twenty_five_dollars_from_the_first_of_September() {
        LateLicenseRules late = whitman.asOf(TODAY).licenseRules().orElseThrow().late();

        assertEquals(Money.dollars("25.00"), late.fee().amount());
        assertEquals(MonthDay.of(9, 1), late.lateFrom().value());
        assertEquals(30, late.newDogGraceDays().value());
        assertEquals("30 days", late.newDogGraceDays().because().value());
        assertEquals("§ 110-2.D", late.tagWithheld().citation().section());
    }

    @Test
    void takes_the_age_of_the_duty_from_the_state() {
        LicenseRules rules = whitman.asOf(TODAY).licenseRules().orElseThrow();

        assertEquals(6, rules.overMonths().value());
        assertEquals("massachusetts", rules.overMonths().citation().town());
        assertEquals("M.G.L. c. 140 § 137(a)", rules.overMonths().citation().section());
    }

    @Test
    void raises_the_leash_fine_within_a_calendar_year() {
        Ladder ladder = whitman.asOf(TODAY).ladder("leash.at-large").orElseThrow();

        List<Sanction> sanctions = IntStream.rangeClosed(1, 4)
                .mapToObj(n -> ladder.step(n).sanction())
                .toList();
        assertEquals(
                List.of("30.00", "50.00", "100.00", "100.00"),
                sanctions.stream().map(s -> s.amount().amount().toPlainString()).toList());
        assertEquals(new Span.CalendarYear(), ladder.counting().span());
        assertEquals(DogsOfOneIncident.SAME_STEP, ladder.dogsOfOneIncident());
        assertEquals("§ 110-18.A", ladder.step(1).citation().section());
        assertEquals(Optional.of("town-clerk"), whitman.asOf(TODAY).payee("leash.at-large"));
    }

    @Test
    void only_proposes_more_but_gives_back_at_once() {
        LedgerRules rules = whitman.asOf(TODAY).ledgerRules().orElseThrow();

        assertEquals(LedgerRules.Increase.PROPOSE, rules.increase().value());
        assertEquals(LedgerRules.Decrease.APPLY, rules.decrease().value());
        assertTrue(rules.countsUncited().value());
    }

    @Test
    void gives_a_notice_fifteen_days_to_go_out() {
        Ordinances law = whitman.asOf(TODAY);

        assertEquals(15, law.number("late_notice.mail_limit_days").orElseThrow().value());
        assertEquals(Optional.empty(), law.number("late_notice.unknown"));
        assertThrows(OrdinanceFault.class, () -> law.number("license.late-fee"));
    }

    @Test
    void knows_persons_corporations_and_societies_as_keepers() {
        assertEquals(
                Set.of("person", "corporation", "society"),
                whitman.asOf(TODAY).keeperKinds().orElseThrow().value());
    }

    @Test
    void says_nothing_before_its_first_day() {
        Ordinances before = whitman.asOf(FIRST_DAY.minusDays(1));

        assertEquals(Optional.empty(), before.licenseRules());
        assertEquals(Optional.empty(), before.ladder("leash.at-large"));
        assertEquals(Optional.empty(), before.ledgerRules());
        assertEquals(Optional.empty(), before.impoundRules());
        assertEquals(Optional.empty(), before.paymentTerms());
        assertEquals(Optional.empty(), before.payee("leash.at-large"));
        assertTrue(whitman.asOf(FIRST_DAY).licenseRules().isPresent());
    }

    @Test
    void leaves_other_towns_free_to_have_no_such_rule() {
        Ordinances arlington = book.town("arlington-ma").orElseThrow().asOf(TODAY);

        assertEquals(Optional.empty(), arlington.licenseRules());
        assertEquals(Optional.empty(), arlington.impoundRules());
        assertEquals(Optional.empty(), arlington.ladder("leash.at-large"));
        assertEquals(Optional.empty(), arlington.applied("license.fee-altered"));
        assertEquals(Optional.empty(), arlington.keeperKinds());
        assertEquals(Optional.empty(), whitman.asOf(TODAY).lateSteps());
    }

    @Test
    void is_not_the_law_of_a_town_that_nobody_knows() {
        assertEquals(Optional.empty(), book.town("springfield-ma"));
        assertEquals(Set.of("arlington-ma", "dennis-ma", "whitman-ma"), book.slugs());
    }
}
