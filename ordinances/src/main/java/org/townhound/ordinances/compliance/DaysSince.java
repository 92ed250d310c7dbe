package org.townhound.ordinances.compliance;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * How many days lie between a recorded day, which is not counted, and a later one.
 *
 * @param fact the recorded day
 * @param until the fact with the later day; the day of the assessment when empty
 */
public record DaysSince(String fact, Optional<String> until) implements Term {
    @Override
    public Measured measure(Case judged) {
        Measured from = epochDay(judged, fact);
        return until.map(later -> epochDay(judged, later))
                .orElseGet(() -> Measured.of(number(judged.law().day()), Trace.NONE))
                .with(from, BigDecimal::subtract);
    }

    private static Measured epochDay(Case judged, String fact) {
        return judged.fact(FactValue.Day.class, fact)
                .map(value -> Measured.of(number(value.day()), Trace.fact(fact)))
                .orElseGet(() -> Measured.missing(fact));
    }

    private static BigDecimal number(LocalDate day) {
        return BigDecimal.valueOf(ChronoUnit.DAYS.between(LocalDate.EPOCH, day));
    }
}
