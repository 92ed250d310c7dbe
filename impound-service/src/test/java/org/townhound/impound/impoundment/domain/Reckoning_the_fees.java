package org.townhound.impound.impoundment.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.ordinances.values.ImpoundRules.BoardingDays;
import org.townhound.ordinances.values.ImpoundRules.PickupPolicy;

class Reckoning_the_fees {
    private final Pound pound = Pound.ofWhitman();

    @ParameterizedTest(name = "in {1}, out {2}, days counted by {0}: {3}")
    @CsvSource({
        "DATES_TOUCHED, 2026-03-02T14:00, 2026-03-05T10:00, $70.00",
        "EXCLUDE_INTAKE, 2026-03-02T14:00, 2026-03-05T10:00, $60.00",
        "PER_24H, 2026-03-02T14:00, 2026-03-05T10:00, $60.00",
        "DATES_TOUCHED, 2026-03-02T09:00, 2026-03-02T17:00, $40.00",
        "EXCLUDE_INTAKE, 2026-03-02T09:00, 2026-03-02T17:00, $30.00",
        "PER_24H, 2026-03-02T09:00, 2026-03-02T17:00, $40.00",
        "PER_24H, 2026-03-02T14:00, 2026-03-03T14:00, $40.00",
        "PER_24H, 2026-03-02T14:00, 2026-03-03T14:01, $50.00",
        "PER_24H, 2026-03-02T14:00, 2026-03-02T14:00, $40.00",
        "DATES_TOUCHED, 2026-03-02T23:59, 2026-03-03T00:00, $50.00",
        "DATES_TOUCHED, 2026-02-27T12:00, 2026-03-01T12:00, $60.00"
    })
    void counts_days_as_the_town_has_set(BoardingDays counted, String in, String out, String total) {
        assertEquals(total, pound.counting(counted).costs(in, out));
    }

    @Test
    void a_short_day_of_23_hours_is_no_whole_span_of_24() {
        assertEquals("$40.00", pound.counting(BoardingDays.PER_24H).costs("2026-03-07T12:00", "2026-03-08T12:30"));
        assertEquals("$50.00", pound.counting(BoardingDays.PER_24H).costs("2026-03-07T12:00", "2026-03-08T13:01"));
    }

    @ParameterizedTest(name = "policy {0}, with a tag {1}: {2}")
    @CsvSource({
        "SECTION20, false, $60.00",
        "UNLICENSED10, false, $40.00",
        "SUM, false, $70.00",
        "SECTION20, true, $60.00",
        "UNLICENSED10, true, $60.00",
        "SUM, true, $60.00"
    })
    void charges_the_pickup_as_the_town_has_set(PickupPolicy policy, boolean tag, String total) {
        Pound chosen = (tag ? pound.wearingTag() : pound).charging(policy);
        assertEquals(total, chosen.costs("2026-10-05T09:00", "2026-10-07T16:00"));
    }

    @Test
    void shows_each_line_with_its_section_payee_and_arithmetic() {
        ReleaseStatement statement = pound.statement(pound.intake("2026-03-02T14:00"), "2026-03-05T10:00");

        assertEquals(List.of("§ 110-20.A", "§ 110-20.B"), Pound.sections(statement));
        assertEquals(
                List.of("town", "collector"),
                statement.lines().stream().map(PoundFee::payee).toList());
        assertEquals(
                List.of(
                        "$30.00 for picking the dog up",
                        "4 x $10.00 = $40.00 for each day from 2026-03-02 to 2026-03-05"),
                statement.lines().stream().map(PoundFee::arithmetic).toList());
    }

    @Test
    void takes_off_what_was_settled_and_never_asks_for_less_than_nothing() {
        assertEquals("$40.00", due(pound.paid("30.00")));
        assertEquals("$0.00", due(pound.paid("70.00")));
        assertEquals("$0.00", due(pound.paid("80.00")));
    }

    private String due(Pound settled) {
        return settled.statement(pound.intake("2026-03-02T14:00"), "2026-03-05T10:00")
                .due()
                .spoken();
    }
}
