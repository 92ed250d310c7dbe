package org.townhound.impound.impoundment.domain;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.ordinances.values.ImpoundRules.BoardingDays;

/** A dog's time in the pound, from its intake until an instant that is not before it. */
public record Stay(Instant takenInAt, LocalDate takenInOn, Instant at, LocalDate until) {
    private static final Duration DAY = Duration.ofDays(1);

    public static Stay until(DogImpounded intake, Instant at, LocalDate on) {
        return new Stay(intake.takenInAt(), intake.takenInOn(), at, on);
    }

    int days(BoardingDays counted) {
        int dates = Math.toIntExact(ChronoUnit.DAYS.between(takenInOn, until)) + 1;
        return switch (counted) {
            case DATES_TOUCHED -> dates;
            case EXCLUDE_INTAKE -> dates - 1;
            case PER_24H -> begunDays();
        };
    }

    private int begunDays() {
        Duration elapsed = Duration.between(takenInAt, at);
        int whole = Math.toIntExact(elapsed.dividedBy(DAY));
        boolean exact = whole > 0 && elapsed.equals(DAY.multipliedBy(whole));
        return exact ? whole : whole + 1;
    }
}
