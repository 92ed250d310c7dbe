package org.townhound.enforcement.ledger.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.townhound.enforcement.ledger.domain.Keeper.inOneIncidentWith;
import static org.townhound.enforcement.ledger.domain.Keeper.with;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.Prior;
import org.townhound.ordinances.values.Money;

class Counting_offenses {
    private final Keeper keeper = new Keeper(WhitmanLeash.asWritten());

    @Test
    void four_leash_offenses_of_one_year_cost_30_50_100_and_100_dollars() {
        List<OffenseFact> offenses = Stream.of("2026-03-01", "2026-05-01", "2026-11-30", "2026-12-20")
                .map(keeper::leash)
                .toList();
        offenses.forEach(keeper::record);
        assertEquals(
                List.of("$30.00", "$50.00", "$100.00", "$100.00"),
                offenses.stream()
                        .map(offense -> keeper.entry(offense).asked().spoken())
                        .toList());
        assertEquals(List.of(1, 2, 3, 4), offenses.stream().map(keeper::ordinal).toList());
    }

    @Test
    void the_year_changes_at_midnight_in_the_town_and_not_in_greenwich() {
        OffenseFact lastOf2025 = keeper.offense(WhitmanLeash.LEASH, "2026-01-01T04:30:00Z");
        OffenseFact firstOf2026 = keeper.offense(WhitmanLeash.LEASH, "2026-01-01T00:30:00-05:00");
        keeper.record(lastOf2025);
        keeper.record(firstOf2026);
        assertEquals(1, keeper.ordinal(lastOf2025));
        assertEquals(1, keeper.ordinal(firstOf2026));
        assertEquals(Money.dollars("30.00"), keeper.entry(firstOf2026).asked());
    }

    @Test
    void an_offense_is_never_its_own_prior_however_often_it_is_looked_at() {
        OffenseFact first = keeper.leash("2026-03-10");
        OffenseFact second = keeper.leash("2026-04-02");
        keeper.record(first);
        keeper.record(second);
        assertEquals(List.of(), keeper.post(first.offenseId()));
        assertEquals(1, keeper.ordinal(first));
        assertEquals(List.of(), keeper.assessment(first).priors());
        assertEquals(
                List.of(first.offenseId()),
                keeper.assessment(second).priors().stream()
                        .map(Prior::offenseId)
                        .toList());
    }

    @Test
    void two_dogs_loose_together_stand_on_one_step_and_are_one_prior() {
        OffenseFact rex = keeper.leash("2026-05-05");
        OffenseFact bella = inOneIncidentWith(rex, keeper.leash("2026-05-05"));
        OffenseFact rexAgain = keeper.leash("2026-05-06");
        keeper.record(rex, bella);
        keeper.record(rexAgain);
        assertEquals(Money.dollars("30.00"), keeper.entry(rex).asked());
        assertEquals(Money.dollars("30.00"), keeper.entry(bella).asked());
        assertEquals(Money.dollars("50.00"), keeper.entry(rexAgain).asked());
        assertEquals(List.of(), keeper.assessment(bella).priors());
        assertEquals(
                "1 prior (2 offenses, one incident counted once) + 1 = offense 2: fine $50.00",
                keeper.assessment(rexAgain).arithmetic());
    }

    @Test
    void where_the_town_counts_each_dog_two_dogs_climb_two_steps() {
        Keeper elsewhere = new Keeper(WhitmanLeash.asWritten().countingEachDog());
        OffenseFact rex = elsewhere.leash("2026-05-05");
        OffenseFact bella = inOneIncidentWith(rex, elsewhere.offense(WhitmanLeash.LEASH, "2026-05-05T12:01:00-05:00"));
        OffenseFact rexAgain = elsewhere.leash("2026-05-06");
        elsewhere.record(rex, bella, rexAgain);
        assertEquals(Money.dollars("30.00"), elsewhere.entry(rex).asked());
        assertEquals(Money.dollars("50.00"), elsewhere.entry(bella).asked());
        assertEquals(Money.dollars("100.00"), elsewhere.entry(rexAgain).asked());
    }

    @Test
    void an_incident_with_a_late_second_part_keeps_the_step_of_its_first() {
        OffenseFact morning = keeper.offense(WhitmanLeash.LEASH, "2026-05-05T09:00:00-04:00");
        OffenseFact noon = keeper.offense(WhitmanLeash.LEASH, "2026-05-05T12:00:00-04:00");
        OffenseFact evening =
                inOneIncidentWith(morning, keeper.offense(WhitmanLeash.LEASH, "2026-05-05T18:00:00-04:00"));
        keeper.record(morning, noon, evening);
        assertEquals(1, keeper.ordinal(evening));
        assertEquals(2, keeper.ordinal(noon));
        assertEquals(List.of(), keeper.assessment(evening).priors());
    }

    @Test
    void a_warned_and_a_recorded_offense_count_like_a_cited_one() {
        OffenseFact warned = with(Action.WARN, keeper.leash("2026-03-01"));
        OffenseFact recorded = with(Action.RECORD, keeper.leash("2026-04-01"));
        OffenseFact cited = keeper.leash("2026-05-01");
        keeper.record(warned);
        keeper.record(recorded);
        keeper.record(cited);
        assertEquals(3, keeper.ordinal(cited));
        assertEquals(Money.dollars("100.00"), keeper.entry(cited).asked());
        assertEquals(Money.ZERO, keeper.entry(warned).asked());
        assertEquals(Money.ZERO, keeper.entry(recorded).asked());
    }

    @Test
    void where_the_town_counts_cited_offenses_only_a_warned_one_is_no_prior() {
        Keeper elsewhere = new Keeper(WhitmanLeash.asWritten().countingCitedOnly());
        OffenseFact warned = with(Action.WARN, elsewhere.leash("2026-03-01"));
        OffenseFact cited = elsewhere.leash("2026-05-01");
        elsewhere.record(warned, cited);
        assertEquals(1, elsewhere.ordinal(cited));
        assertEquals(1, elsewhere.ordinal(warned));
    }

    @Test
    void offenses_under_two_provision_groups_do_not_count_against_each_other() {
        OffenseFact leash = keeper.leash("2026-03-01");
        OffenseFact bite = keeper.offense(WhitmanLeash.BITE, "2026-03-02T12:00:00-05:00");
        keeper.record(leash, bite);
        assertEquals(1, keeper.ordinal(leash));
        assertEquals(1, keeper.ordinal(bite));
    }

    @Test
    void counts_carry_over_an_amendment_and_each_amount_is_that_of_its_own_day() {
        OffenseFact before = keeper.leash("2024-05-01");
        OffenseFact after = keeper.leash("2024-08-01");
        keeper.record(before);
        keeper.record(after);
        assertEquals(Money.dollars("30.00"), keeper.sanction(before));
        assertEquals("sha256:2021", keeper.assessment(before).ordinanceVersion());
        assertEquals(Money.dollars("50.00"), keeper.sanction(after));
        assertEquals("sha256:2024", keeper.assessment(after).ordinanceVersion());
        assertEquals(WhitmanLeash.AMENDED, keeper.assessment(after).citation().effective());
    }

    @Test
    void a_ladder_that_rises_in_the_middle_of_a_year_meets_the_offense_at_the_step_already_reached() {
        Keeper elsewhere = new Keeper(WhitmanLeash.asWritten().raisedByTheAmendmentTo("40.00", "60.00", "120.00"));
        OffenseFact before = elsewhere.leash("2024-05-01");
        OffenseFact after = elsewhere.leash("2024-08-01");
        elsewhere.record(before, after);
        assertEquals(Money.dollars("30.00"), elsewhere.sanction(before));
        assertEquals(Money.dollars("60.00"), elsewhere.sanction(after));
    }

    @Test
    void where_no_window_is_stated_offenses_count_for_life() {
        Keeper elsewhere = new Keeper(WhitmanLeash.asWritten().countingForLife());
        OffenseFact longAgo = elsewhere.leash("2019-05-01");
        OffenseFact now = elsewhere.leash("2026-05-01");
        elsewhere.record(longAgo, now);
        assertEquals(2, elsewhere.ordinal(now));
    }

    @Test
    void only_voiding_takes_an_offense_out_of_the_count_so_an_unpaid_or_contested_one_stays_in() {
        OffenseFact open = keeper.leash("2026-03-01");
        OffenseFact next = keeper.leash("2026-04-01");
        keeper.record(open);
        keeper.record(next);
        assertEquals(2, keeper.ordinal(next));
        keeper.voidOffense(open);
        assertEquals(1, keeper.ordinal(next));
    }

    @Test
    void every_assessment_shows_section_window_priors_and_arithmetic() {
        OffenseFact first = keeper.leash("2026-03-01");
        OffenseFact second = keeper.leash("2026-05-01");
        keeper.record(first);
        keeper.record(second);
        assertEquals("§ 110-18.A", keeper.assessment(second).citation().section());
        assertEquals("2026-01-01", keeper.assessment(second).window().from().toString());
        assertEquals("2026-12-31", keeper.assessment(second).window().until().toString());
        assertEquals(
                List.of(new Prior(first.offenseId(), first.occurredAt(), first.occurredOn(), 1)),
                keeper.assessment(second).priors());
        assertEquals(
                "1 prior + 1 = offense 2: fine $50.00",
                keeper.assessment(second).arithmetic());
        assertEquals(
                "0 priors + 1 = offense 1: fine $30.00",
                keeper.assessment(first).arithmetic());
    }
}
