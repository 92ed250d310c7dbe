package org.townhound.enforcement.ledger.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.townhound.enforcement.ledger.domain.Keeper.recordedOn;
import static org.townhound.enforcement.ledger.domain.Keeper.with;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseAssessed;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.ordinances.values.LedgerRules;
import org.townhound.ordinances.values.Money;

class Adjusting_assessments {
    private final Keeper keeper = new Keeper(WhitmanLeash.asWritten());

    private static List<String> names(List<EnforcementEvent> events) {
        return events.stream().map(event -> event.getClass().getSimpleName()).toList();
    }

    @Test
    void a_cited_offense_is_assessed_and_a_citation_goes_out() {
        List<EnforcementEvent> events = keeper.record(keeper.leash("2026-03-01"));
        assertEquals(List.of("OffenseAssessed", "CitationIssued"), names(events));
        CitationIssued citation = assertInstanceOf(CitationIssued.class, events.getLast());
        assertEquals(Money.dollars("30.00"), citation.amount());
        assertEquals("§ 110-18.A", citation.citation().section());
        assertEquals(((OffenseAssessed) events.getFirst()).assessment(), citation.assessment());
        assertEquals(((OffenseAssessed) events.getFirst()).noticeNumber(), citation.noticeNumber());
    }

    @Test
    void a_warned_offense_brings_a_written_warning() {
        List<EnforcementEvent> events = keeper.record(with(Action.WARN, keeper.leash("2026-03-01")));
        assertEquals(List.of("OffenseAssessed", "WarningIssued"), names(events));
    }

    @Test
    void a_cited_offense_on_a_warning_step_brings_a_written_warning() {
        List<EnforcementEvent> events = keeper.record(keeper.offense(WhitmanLeash.BITE, "2026-03-01T12:00:00-05:00"));
        assertInstanceOf(WarningIssued.class, events.getLast());
    }

    @Test
    void a_recorded_offense_brings_no_notice() {
        List<EnforcementEvent> events = keeper.record(with(Action.RECORD, keeper.leash("2026-03-01")));
        assertEquals(List.of("OffenseAssessed"), names(events));
        assertNull(((OffenseAssessed) events.getFirst()).noticeNumber());
    }

    @Test
    void an_earlier_offense_recorded_later_takes_its_place_and_the_raise_is_only_proposed() {
        OffenseFact known = keeper.leash("2026-06-10");
        OffenseFact late = recordedOn(keeper.leash("2026-06-08"), "2026-06-20");
        keeper.record(known);
        List<EnforcementEvent> events = keeper.record(late);
        assertEquals(List.of("OffenseAssessed", "CitationIssued", "AdjustmentProposed"), names(events));
        AdjustmentProposed raise = (AdjustmentProposed) events.getLast();
        assertEquals(Money.dollars("20.00"), raise.difference());
        assertEquals(late.offenseId(), raise.becauseOf());
        assertEquals(1, keeper.ordinal(late));
        assertEquals(Money.dollars("30.00"), keeper.entry(late).asked());
        assertEquals(2, keeper.ordinal(known));
        assertEquals(Money.dollars("30.00"), keeper.entry(known).asked());
        assertEquals(Money.dollars("20.00"), keeper.entry(known).proposedDifference());
    }

    @Test
    void an_offense_recorded_too_late_for_its_notice_counts_but_is_flagged() {
        OffenseFact known = keeper.leash("2026-06-10");
        OffenseFact late = recordedOn(keeper.leash("2026-05-01"), "2026-08-01");
        keeper.record(known);
        List<EnforcementEvent> events = keeper.record(late);
        assertEquals(List.of("OffenseAssessed", "NoticeDefective", "AdjustmentProposed"), names(events));
        NoticeDefective flag = (NoticeDefective) events.get(1);
        assertEquals(LocalDate.of(2026, 5, 16), flag.lastMailingDay());
        assertEquals(LocalDate.of(2026, 8, 1), flag.recordedOn());
        assertEquals("late_notice.mail_limit_days", flag.because().provision());
        assertEquals(1, keeper.ordinal(late));
        assertEquals(Optional.empty(), keeper.entry(late).noticeNumber());
        assertEquals(Money.dollars("20.00"), keeper.entry(known).proposedDifference());
    }

    @Test
    void on_the_fifteenth_day_a_notice_still_goes_out_and_on_the_sixteenth_none() {
        assertEquals(
                List.of("OffenseAssessed", "CitationIssued"),
                names(keeper.record(recordedOn(keeper.leash("2026-03-02"), "2026-03-17"))));
        assertEquals(
                List.of("OffenseAssessed", "NoticeDefective"),
                names(keeper.record(recordedOn(keeper.leash("2026-03-03"), "2026-03-19"))));
    }

    @Test
    void a_raise_is_not_proposed_twice() {
        OffenseFact known = keeper.leash("2026-06-10");
        OffenseFact late = keeper.leash("2026-06-08");
        keeper.record(known);
        keeper.record(late);
        assertEquals(List.of(), keeper.record(late));
        assertEquals(List.of(), keeper.post(known.offenseId()));
    }

    @Test
    void a_proposal_that_no_longer_holds_is_cleared_without_money() {
        OffenseFact known = keeper.leash("2026-06-10");
        OffenseFact late = keeper.leash("2026-06-08");
        keeper.record(known);
        keeper.record(late);
        List<EnforcementEvent> events = keeper.voidOffense(late);
        assertEquals(List.of("AssessmentAdjusted", "AssessmentAdjusted"), names(events));
        AssessmentAdjusted withdrawn = (AssessmentAdjusted) events.getFirst();
        assertNull(withdrawn.to());
        assertEquals(Money.dollars("-30.00"), withdrawn.difference());
        AssessmentAdjusted cleared = (AssessmentAdjusted) events.getLast();
        assertEquals(Money.ZERO, cleared.difference());
        assertEquals(1, cleared.to().ordinal());
        assertEquals(Money.ZERO, keeper.entry(known).proposedDifference());
    }

    @Test
    void voiding_the_first_offense_of_five_lowers_the_second_and_the_third_only() {
        List<OffenseFact> offenses = List.of(
                keeper.leash("2026-03-01"),
                keeper.leash("2026-05-01"),
                keeper.leash("2026-11-30"),
                keeper.leash("2026-12-20"),
                keeper.offense(WhitmanLeash.LEASH, "2027-01-01T04:30:00Z"));
        offenses.forEach(keeper::record);
        List<EnforcementEvent> events = keeper.voidOffense(offenses.getFirst());
        assertEquals(
                List.of("-$30.00", "-$20.00", "-$50.00", "$0.00", "$0.00"),
                events.stream()
                        .map(event -> ((AssessmentAdjusted) event).difference().spoken())
                        .toList());
        assertEquals(
                List.of("$0.00", "$30.00", "$50.00", "$100.00", "$100.00"),
                offenses.stream()
                        .map(offense -> keeper.entry(offense).asked().spoken())
                        .toList());
    }

    @Test
    void voiding_twice_changes_nothing_more() {
        OffenseFact offense = keeper.leash("2026-03-01");
        keeper.record(offense);
        keeper.voidOffense(offense);
        assertEquals(List.of(), keeper.voidOffense(offense));
    }

    @Test
    void a_voiding_that_arrives_before_its_offense_leaves_nothing_to_assess() {
        OffenseFact offense = keeper.leash("2026-03-01");
        assertEquals(List.of(), keeper.voidOffense(offense));
        assertEquals(List.of(), keeper.record(offense));
        assertEquals(
                1,
                keeper.record(keeper.leash("2026-04-01")).stream()
                        .filter(OffenseAssessed.class::isInstance)
                        .map(event -> ((OffenseAssessed) event).assessment().ordinal())
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    void where_the_town_applies_raises_the_notice_asks_for_more_at_once() {
        Keeper elsewhere = new Keeper(WhitmanLeash.asWritten().onIncrease(LedgerRules.Increase.APPLY));
        OffenseFact known = elsewhere.leash("2026-06-10");
        elsewhere.record(known);
        List<EnforcementEvent> events = elsewhere.record(elsewhere.leash("2026-06-08"));
        AssessmentAdjusted raised = (AssessmentAdjusted) events.getLast();
        assertEquals(Money.dollars("20.00"), raised.difference());
        assertEquals("ledger.increase", raised.rule().provision());
        assertEquals(Money.dollars("50.00"), elsewhere.entry(known).asked());
    }

    @Test
    void where_the_town_ignores_raises_the_notice_stays_as_it_went_out() {
        Keeper elsewhere = new Keeper(WhitmanLeash.asWritten().onIncrease(LedgerRules.Increase.IGNORE));
        OffenseFact known = elsewhere.leash("2026-06-10");
        elsewhere.record(known);
        assertEquals(
                List.of("OffenseAssessed", "CitationIssued"), names(elsewhere.record(elsewhere.leash("2026-06-08"))));
        assertEquals(Money.dollars("30.00"), elsewhere.entry(known).asked());
    }

    @Test
    void where_the_town_only_proposes_decreases_a_clerk_decides_about_less_too() {
        Keeper elsewhere = new Keeper(WhitmanLeash.asWritten().onDecrease(LedgerRules.Decrease.PROPOSE));
        OffenseFact first = elsewhere.leash("2026-06-08");
        OffenseFact second = elsewhere.leash("2026-06-10");
        elsewhere.record(first);
        elsewhere.record(second);
        List<EnforcementEvent> events = elsewhere.voidOffense(first);
        assertEquals(List.of("AssessmentAdjusted", "AdjustmentProposed"), names(events));
        assertEquals(Money.dollars("-20.00"), ((AdjustmentProposed) events.getLast()).difference());
        assertEquals(Money.dollars("50.00"), elsewhere.entry(second).asked());
    }

    @Test
    void without_a_notice_an_assessment_is_raised_freely() {
        OffenseFact known = with(Action.RECORD, keeper.leash("2026-06-10"));
        keeper.record(known);
        List<EnforcementEvent> events = keeper.record(keeper.leash("2026-06-08"));
        assertEquals(List.of("OffenseAssessed", "CitationIssued", "AssessmentAdjusted"), names(events));
        AssessmentAdjusted raised = (AssessmentAdjusted) events.getLast();
        assertEquals(2, raised.to().ordinal());
        assertEquals(Money.ZERO, raised.difference());
    }

    @Test
    void a_warning_that_should_have_been_a_fine_is_only_proposed_to_become_one() {
        OffenseFact known = keeper.offense(WhitmanLeash.BITE, "2026-06-10T12:00:00-04:00");
        keeper.record(known);
        List<EnforcementEvent> events = keeper.record(keeper.offense(WhitmanLeash.BITE, "2026-06-08T12:00:00-04:00"));
        assertEquals(List.of("OffenseAssessed", "WarningIssued", "AdjustmentProposed"), names(events));
        assertEquals(Money.dollars("30.00"), ((AdjustmentProposed) events.getLast()).difference());
    }

    @Test
    void an_offense_that_proves_to_be_anothers_leaves_one_ledger_and_enters_the_other() {
        Keeper ann = keeper;
        Keeper bob = new Keeper(WhitmanLeash.asWritten());
        OffenseFact annIn2026 = ann.leash("2026-12-20");
        OffenseFact disputed = ann.leash("2027-01-05");
        OffenseFact annNext = ann.leash("2027-02-01");
        OffenseFact bobIn2026 = bob.leash("2026-12-31");
        OffenseFact bobNext = bob.leash("2027-02-10");
        List.of(annIn2026, disputed, annNext).forEach(ann::record);
        List.of(bobIn2026, bobNext).forEach(bob::record);

        ann.voidOffense(disputed);
        OffenseFact his = recordedOn(bob.leash("2027-01-05"), "2027-02-12");
        bob.record(his);

        assertEquals(Money.dollars("30.00"), ann.entry(annIn2026).asked());
        assertEquals(Money.ZERO, ann.entry(disputed).asked());
        assertEquals(1, ann.ordinal(annNext));
        assertEquals(Money.dollars("30.00"), ann.entry(annNext).asked());
        assertEquals(Money.dollars("30.00"), bob.entry(bobIn2026).asked());
        assertEquals(1, bob.ordinal(his));
        assertEquals(Optional.empty(), bob.entry(his).noticeNumber());
        assertEquals(2, bob.ordinal(bobNext));
        assertEquals(Money.dollars("20.00"), bob.entry(bobNext).proposedDifference());
    }
}
