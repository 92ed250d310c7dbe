package org.townhound.enforcement.citation.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;

class Defaulting_on_a_citation {
    private static final UUID DEADLINE = UUID.fromString("0199c0de-0000-7000-8000-000000000001");
    private static final UUID OFFENSE = UUID.fromString("0199c0de-0000-7000-8000-000000000002");
    private static final UUID PERSON = UUID.fromString("0199c0de-0000-7000-8000-000000000003");
    private static final Citation LAW = new Citation("whitman-ma", "§ 110-20.D", LocalDate.of(2021, 10, 6), "ATM");
    private static final List<Applied> DAYS = List.of(new Applied("fines.days-to-pay", "21 days", LAW, "sha256:0"));
    private static final LocalDate LAST_DAY = LocalDate.of(2026, 3, 23);
    private static final Money THIRTY = Money.dollars("30.00");
    private static final Money TEN = Money.dollars("10.00");
    private static final CitationIssued ISSUED = issued(LAST_DAY);

    @Test
    void whoever_has_not_paid_by_the_last_day_is_in_default_for_all_that_is_owed() {
        assertEquals(Optional.of(defaulted(THIRTY)), after(THIRTY, ISSUED));
    }

    @Test
    void part_of_the_fine_paid_leaves_a_default_for_the_rest() {
        assertEquals(Optional.of(defaulted(TEN)), after(TEN, ISSUED));
    }

    @Test
    void nobody_is_in_default_of_what_is_paid_credited_or_owed_back() {
        assertEquals(Optional.empty(), after(Money.ZERO, ISSUED));
        assertEquals(Optional.empty(), after(Money.ZERO.minus(TEN), ISSUED));
    }

    @Test
    void nobody_is_in_default_twice() {
        assertEquals(Optional.empty(), after(THIRTY, ISSUED, defaulted(THIRTY)));
    }

    @Test
    void a_citation_without_a_last_day_knows_no_default() {
        assertEquals(Optional.empty(), after(THIRTY, issued(null)));
    }

    @Test
    void a_default_is_taken_back_when_nothing_was_owed_in_time() {
        assertEquals(Optional.of(removed()), takenBack(Money.ZERO, ISSUED, defaulted(THIRTY)));
        assertEquals(Optional.of(removed()), takenBack(Money.ZERO.minus(TEN), ISSUED, defaulted(THIRTY)));
    }

    @Test
    void a_default_stands_while_anything_was_owed_in_time() {
        assertEquals(Optional.empty(), takenBack(TEN, ISSUED, defaulted(THIRTY)));
    }

    @Test
    void no_default_is_taken_back_twice_or_before_there_is_one() {
        assertEquals(Optional.empty(), takenBack(Money.ZERO, ISSUED));
        assertEquals(Optional.empty(), takenBack(Money.ZERO, ISSUED, defaulted(THIRTY), removed()));
    }

    @Test
    void what_was_owed_is_asked_for_the_last_day() {
        assertEquals(
                THIRTY,
                Default.of(List.of(ISSUED, defaulted(THIRTY)), day -> day.equals(LAST_DAY) ? THIRTY : Money.ZERO)
                        .owedInTime());
    }

    private static Optional<CitationDefaultRemoved> takenBack(Money owedInTime, EnforcementEvent... history) {
        return Default.of(List.of(history), _ -> owedInTime).removed(DEADLINE);
    }

    private static CitationDefaultRemoved removed() {
        return new CitationDefaultRemoved(DEADLINE, OFFENSE, PERSON, "2026-000001", LAST_DAY, DAYS);
    }

    private static Optional<CitationDefaulted> after(Money owed, EnforcementEvent... history) {
        return new UnpaidCitation(List.of(history), owed).defaults(DEADLINE);
    }

    private static CitationIssued issued(LocalDate payBy) {
        return new CitationIssued(
                OFFENSE,
                PERSON,
                "2026-000001",
                LocalDate.of(2026, 3, 2),
                THIRTY,
                LAW,
                null,
                payBy,
                payBy == null ? null : DAYS);
    }

    private static CitationDefaulted defaulted(Money owed) {
        return new CitationDefaulted(DEADLINE, OFFENSE, PERSON, "2026-000001", LAST_DAY, owed, DAYS);
    }
}
