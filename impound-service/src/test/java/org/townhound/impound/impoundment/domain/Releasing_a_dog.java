package org.townhound.impound.impoundment.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.FineStanding;
import org.townhound.contracts.impound.v1.ImpoundEvent;
import org.townhound.contracts.impound.v1.LicenseShown;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.Release;
import org.townhound.impound.impoundment.domain.ImpoundmentCommand.TakeIn;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.ReleaseRules.BlockingFines;
import org.townhound.testkit.Outcome;

class Releasing_a_dog {
    private static final String OUT = "2026-03-05T10:00";
    private final Pound pound = Pound.ofWhitman();
    private final Pound licensed = pound.licensed("2026-03-04", "2025-07-01", "2026-06-30", true);
    private final Pound ready = licensed.paid("70.00");
    private final DogImpounded taken = pound.intake("2026-03-02T14:00");

    @Test
    void writes_down_everything_that_it_was_decided_on() {
        DogReleased released = (DogReleased) released(ready, OUT).events().getFirst();

        assertEquals(Money.dollars("70.00"), released.total());
        assertEquals(Pound.ANN, released.keeperId());
        assertEquals(
                new LicenseShown(
                        Pound.EVENT,
                        Pound.day("2026-03-04"),
                        Pound.day("2025-07-01"),
                        Pound.day("2026-06-30"),
                        Pound.EVENT),
                released.license());
        assertTrue(sections(released).containsAll(Set.of("§ 110-20.A", "§ 110-20.B", "§ 110-20.C", "§ 110-20.D")));
    }

    @Test
    void is_refused_without_a_license_citing_20_c() {
        released(pound.paid("70.00"), OUT).thenRefused("license-not-current", "§ 110-20.C");
    }

    @Test
    void is_refused_on_a_license_that_has_expired() {
        Pound old =
                pound.licensed("2025-07-10", "2025-07-01", "2026-06-30", true).paid("500.00");
        Outcome<ImpoundEvent> late = Pound.EMPTY
                .given(old.intake("2026-06-29T14:00"))
                .when(state -> ImpoundmentDecider.decide(
                        state,
                        new Release(old.statement(old.intake("2026-06-29T14:00"), "2026-07-01T00:00")),
                        old.rules()));
        late.thenRefused("license-not-current", "§ 110-20.C");
    }

    @Test
    void is_refused_while_the_new_license_is_not_paid() {
        released(pound.licensed("2026-03-04", "2025-07-01", "2026-06-30", false).paid("70.00"), OUT)
                .thenRefused("license-unpaid", "§ 110-20.C");
    }

    @Test
    void does_not_ask_a_dog_that_came_licensed_for_the_clerks_receipt() {
        Pound before =
                pound.licensed("2025-07-15", "2025-07-01", "2026-06-30", false).paid("70.00");
        assertEquals(1, released(before, OUT).events().size());
    }

    @Test
    void asks_no_license_of_a_dog_that_is_not_over_six_months() {
        Pound puppy = pound.born("2025-09-05").paid("70.00");
        assertNull(((DogReleased) released(puppy, OUT).events().getFirst()).license());
        released(pound.born("2025-09-04").paid("70.00"), OUT).thenRefused("license-not-current", "§ 110-20.C");
    }

    @Test
    void is_refused_while_pound_fees_are_unpaid_citing_20_a() {
        released(licensed.paid("69.99"), OUT).thenRefused("pound-fees-unpaid", "§ 110-20.A");
        released(ready, "2026-03-06T00:00").thenRefused("pound-fees-unpaid", "§ 110-20.A");
    }

    @Test
    void is_not_refused_for_a_fine_that_is_not_overdue() {
        DogReleased released = (DogReleased)
                released(ready.fined("2026-03-02", "30.00"), OUT).events().getFirst();

        assertEquals(
                List.of(new FineStanding(
                        "2026-000042",
                        Pound.day("2026-03-02"),
                        Pound.day("2026-03-23"),
                        Money.dollars("30.00"),
                        false,
                        Pound.EVENT)),
                released.fines());
    }

    @Test
    void is_refused_for_an_overdue_fine_citing_20_d() {
        released(ready.fined("2026-02-11", "30.00"), OUT).thenRefused("fines-unpaid", "§ 110-20.D");
        assertEquals(
                1, released(ready.fined("2026-02-11", "0.00"), OUT).events().size());
    }

    @Test
    void lets_the_last_day_to_pay_pass_whole() {
        assertEquals(
                1, released(ready.fined("2026-02-12", "30.00"), OUT).events().size());
    }

    @Test
    void can_be_blocked_by_every_fine_or_by_none_where_a_town_says_so() {
        released(ready.fined("2026-03-02", "30.00").blockedBy(BlockingFines.ALL), OUT)
                .thenRefused("fines-unpaid", "§ 110-20.D");
        assertEquals(
                1,
                released(ready.fined("2026-01-02", "30.00").blockedBy(BlockingFines.NONE), OUT)
                        .events()
                        .size());
    }

    @Test
    void needs_a_dog_and_a_keeper() {
        TakeIn stray = pound.takesIn("2026-03-02T14:00");
        DogImpounded unknown = new DogImpounded(
                stray.impoundmentId(),
                null,
                null,
                taken.reason(),
                taken.breed(),
                taken.color(),
                null,
                false,
                null,
                null,
                taken.takenInAt(),
                taken.takenInOn(),
                taken.claimUntil(),
                taken.arithmetic(),
                taken.because());
        ReleaseStatement statement = ready.statement(unknown, OUT);
        Pound.EMPTY
                .given(unknown)
                .when(state -> ImpoundmentDecider.decide(state, new Release(statement), pound.rules()))
                .thenInConflict("dog-or-keeper-unknown");
    }

    @Test
    void happens_once() {
        DogReleased released = (DogReleased) released(ready, OUT).events().getFirst();
        Pound.EMPTY
                .given(taken, released)
                .when(state ->
                        ImpoundmentDecider.decide(state, new Release(ready.statement(taken, OUT)), ready.rules()))
                .thenInConflict("already-released");
    }

    @Test
    void shows_everything_that_is_missing_at_once_and_where_it_is_put_right() {
        ReleaseStatement statement = pound.fined("2026-01-02", "30.00").statement(taken, OUT);

        assertEquals(
                List.of(
                        "license-not-current at town-clerk",
                        "rabies-proof-missing at town-clerk",
                        "pound-fees-unpaid at pound",
                        "fines-unpaid at town-clerk"),
                statement.conditions().stream()
                        .map(Condition::obstacle)
                        .flatMap(Optional::stream)
                        .map(obstacle -> obstacle.type() + " at " + obstacle.where())
                        .toList());
    }

    @Test
    void asks_no_rabies_proof_of_a_dog_that_has_one() {
        ReleaseStatement statement =
                pound.vaccinated("2025-06-01", "2028-06-01").statement(taken, OUT);

        assertTrue(statement.conditions().stream()
                .filter(condition -> condition.kind().equals("rabies-proof"))
                .allMatch(Condition::met));
    }

    private Outcome<ImpoundEvent> released(Pound as, String at) {
        return Pound.EMPTY
                .given(taken)
                .when(state -> ImpoundmentDecider.decide(state, new Release(as.statement(taken, at)), as.rules()));
    }

    private static Set<String> sections(DogReleased released) {
        return released.because().stream()
                .map(Applied::citation)
                .map(citation -> citation.section())
                .collect(Collectors.toSet());
    }
}
