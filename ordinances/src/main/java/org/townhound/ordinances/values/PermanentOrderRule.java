package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.util.Collection;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

/**
 * When a dog was restrained or muzzled for so long that a permanent order must follow.
 *
 * @param weeks how long, all orders together
 * @param within the span in which they are added up
 */
public record PermanentOrderRule(InForce<Integer> weeks, InForce<Span> within) {
    private static final int DAYS_OF_A_WEEK = 7;

    public PermanentOrderRule {
        Objects.requireNonNull(weeks, "weeks");
        Objects.requireNonNull(within, "within");
    }

    /**
     * The day at whose end the weeks are complete for the first time.
     *
     * @param restraints every order that counts; a day under several of them counts once
     */
    public Optional<LocalDate> completedOn(Collection<Restraint> restraints) {
        TreeSet<LocalDate> days = new TreeSet<>();
        restraints.forEach(restraint -> days.addAll(restraint.days()));
        return days.stream()
                .filter(day -> upTo(day, days).size() >= weeks.value() * DAYS_OF_A_WEEK)
                .findFirst();
    }

    private NavigableSet<LocalDate> upTo(LocalDate day, NavigableSet<LocalDate> days) {
        return days.subSet(within.value().around(day).from(), true, day, true);
    }
}
