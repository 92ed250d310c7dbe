package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.townhound.ordinances.values.TimelyUntil.Deadline;

/**
 * Late fees that add up the longer a dog is not licensed.
 *
 * @param graceDays days after a duty arose on which the obligation date lies
 * @param steps each with its fee, first one first
 * @param yearMissed the fee for a whole calendar year without registration
 */
public record LateSteps(InForce<Integer> graceDays, List<Step> steps, Optional<YearMissed> yearMissed) {
    /**
     * One late fee.
     *
     * @param fee what it costs
     * @param until the last day before it is owed
     */
    public record Step(Fee fee, TimelyUntil until) {
        public Step {
            Objects.requireNonNull(fee, "fee");
            Objects.requireNonNull(until, "until");
        }
    }

    /**
     * The fee for a missed year.
     *
     * @param fee what it costs
     * @param replaces whether it stands in place of the late fees of that year
     */
    public record YearMissed(Fee fee, InForce<Boolean> replaces) {
        public YearMissed {
            Objects.requireNonNull(fee, "fee");
            Objects.requireNonNull(replaces, "replaces");
        }
    }

    /**
     * A fee that is owed.
     *
     * @param fee what it costs
     * @param lastTimelyDay after which it arose
     * @param because every rule that was applied
     */
    public record Owed(Fee fee, LocalDate lastTimelyDay, List<Applied> because) {
        public Owed {
            Objects.requireNonNull(fee, "fee");
            Objects.requireNonNull(lastTimelyDay, "lastTimelyDay");
            because = List.copyOf(because);
        }
    }

    public LateSteps {
        Objects.requireNonNull(graceDays, "graceDays");
        steps = List.copyOf(steps);
        Objects.requireNonNull(yearMissed, "yearMissed");
    }

    /** The day from which late fees count, for a duty that arose on {@code day}. */
    public LocalDate obligationOf(LocalDate day) {
        return CivilDates.lastDayWithin(day, graceDays.value());
    }

    /**
     * What is owed for one license year when a dog is registered.
     *
     * @param obligation the day on which the obligation to license or renew arose
     * @param registered the day of the registration
     */
    public List<Owed> owed(LocalDate obligation, LocalDate registered) {
        List<Owed> owed = new ArrayList<>();
        Optional<YearMissed> missed = yearMissed.filter(_ -> missesYear(obligation, registered));
        if (!missed.map(year -> year.replaces().value()).orElse(false)) {
            steps.stream()
                    .map(step -> owed(step, obligation))
                    .filter(step -> registered.isAfter(step.lastTimelyDay()))
                    .forEach(owed::add);
        }
        missed.ifPresent(year -> owed.add(new Owed(
                year.fee(),
                lastOfYear(obligation),
                List.of(year.fee().because(), year.replaces().because()))));
        return owed;
    }

    private static Owed owed(Step step, LocalDate obligation) {
        Deadline deadline = step.until().after(obligation);
        List<Applied> because = new ArrayList<>(List.of(step.fee().because()));
        because.addAll(deadline.because());
        return new Owed(step.fee(), deadline.day(), because);
    }

    private static boolean missesYear(LocalDate obligation, LocalDate registered) {
        return obligation.getDayOfYear() == 1 && registered.isAfter(lastOfYear(obligation));
    }

    private static LocalDate lastOfYear(LocalDate day) {
        return day.withDayOfYear(day.lengthOfYear());
    }
}
