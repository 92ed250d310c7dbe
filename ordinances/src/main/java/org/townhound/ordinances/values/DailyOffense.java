package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A failure of which each day is an offense of its own.
 *
 * @param perDay what a day costs
 * @param first the first day on which it was documented
 * @param corrected the day on which its correction was verified, which is none of its days
 */
public record DailyOffense(Money perDay, LocalDate first, LocalDate corrected) {
    /** Which days a fine can be asked for. */
    public enum Accrual {
        /** Those that a notice names. */
        DOCUMENTED,
        /** All of them, named or not. */
        CONTINUOUS
    }

    public DailyOffense {
        Objects.requireNonNull(perDay, "perDay");
        if (corrected.isBefore(first)) {
            throw new IllegalArgumentException("a failure is corrected on or after its first day");
        }
    }

    /** Its days. */
    public List<LocalDate> days() {
        return first.datesUntil(corrected).toList();
    }

    /** What all of its days would cost. */
    public Money exposure() {
        return cost(days().size());
    }

    /**
     * What can be asked for.
     *
     * @param noticed the days that notices name; a day that is none of its own is left out
     */
    public Money payable(Accrual accrual, SortedSet<LocalDate> noticed) {
        return switch (accrual) {
            case CONTINUOUS -> exposure();
            case DOCUMENTED -> {
                TreeSet<LocalDate> named = new TreeSet<>(noticed);
                named.retainAll(days());
                yield cost(named.size());
            }
        };
    }

    private Money cost(int days) {
        return perDay.times(days);
    }
}
