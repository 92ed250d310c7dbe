package org.townhound.ordinances;

import java.time.DayOfWeek;
import java.util.List;
import java.util.Optional;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.LateSteps;
import org.townhound.ordinances.values.LateSteps.Step;
import org.townhound.ordinances.values.LateSteps.YearMissed;
import org.townhound.ordinances.values.TimelyUntil;

/** Gathers late fees that add up; a town has all of their rules or none. */
final class LateStepsReader {
    private static final String FIRST_FEE = "late.first-fee";
    private static final String FIRST_DATE = "late.first-date";
    private static final String FIRST_DAYS = "late.first-days";
    private static final String SECOND_DATE = "late.second-date";
    private static final String YEAR_FEE = "late.year-fee";

    private LateStepsReader() {}

    static Optional<LateSteps> read(Reading law) {
        return law.text(FIRST_FEE)
                .map(_ -> new LateSteps(
                        law.number("days", "arl.t0_grace_days"),
                        List.of(
                                new Step(law.fee(FIRST_FEE), first(law)),
                                new Step(law.fee("late.second-fee"), second(law))),
                        law.text(YEAR_FEE)
                                .map(_ -> new YearMissed(
                                        law.fee(YEAR_FEE), law.choice("arl.year_fee", "replace"::equals)))));
    }

    private static TimelyUntil first(Reading law) {
        if (law.text(FIRST_DATE).isPresent()) {
            return new TimelyUntil.OnDate(law.monthDay(FIRST_DATE));
        }
        if (law.text(FIRST_DAYS).isPresent()) {
            return within(law, FIRST_DAYS);
        }
        return new TimelyUntil.WeekdayAfterBusinessDays(
                law.number("count", "late.first-business-days"),
                law.constant(DayOfWeek.class, "late.first-weekday"),
                law.choice("late.thursday", "strict"::equals),
                law.flag("roll.sunday_holiday"),
                law.town().calendar());
    }

    private static TimelyUntil second(Reading law) {
        return law.text(SECOND_DATE).isPresent()
                ? new TimelyUntil.OnDate(law.monthDay(SECOND_DATE))
                : within(law, "late.second-days");
    }

    private static TimelyUntil within(Reading law, String days) {
        return new TimelyUntil.WithinDays(new DayLimit(
                law.number("days", days),
                law.flag("roll.sunday_holiday"),
                law.town().calendar()));
    }
}
