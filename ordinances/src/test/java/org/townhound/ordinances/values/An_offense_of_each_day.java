package org.townhound.ordinances.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.LocalDate;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.townhound.ordinances.values.DailyOffense.Accrual;

class An_offense_of_each_day {
    private static final LocalDate CITED = LocalDate.of(2026, 3, 2);
    private static final DailyOffense SETBACK = new DailyOffense(Money.dollars("50.00"), CITED, CITED.plusDays(3));

    @Test
    void is_exposed_to_every_day_before_its_correction() {
        assertEquals(Money.dollars("150.00"), SETBACK.exposure());
        assertEquals(Money.dollars("0.00"), new DailyOffense(Money.dollars("50.00"), CITED, CITED).exposure());
    }

    @Test
    void pays_for_the_days_that_notices_name_unless_the_town_counts_them_all() {
        TreeSet<LocalDate> noticed = new TreeSet<>();
        noticed.add(CITED);
        noticed.add(CITED.plusDays(3));
        assertEquals(Money.dollars("50.00"), SETBACK.payable(Accrual.DOCUMENTED, noticed));
        assertEquals(Money.dollars("150.00"), SETBACK.payable(Accrual.CONTINUOUS, noticed));
    }

    @Test
    void is_not_corrected_before_it_began() {
        Money fifty = Money.dollars("50.00");
        assertThrows(IllegalArgumentException.class, () -> new DailyOffense(fifty, CITED, CITED.minusDays(1)));
    }
}
