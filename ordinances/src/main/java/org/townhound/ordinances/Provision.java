package org.townhound.ordinances;

import java.time.LocalDate;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/**
 * One rule, number or decision through time.
 *
 * @param id stable, such as {@code license.fee-altered}
 * @param place where it is written
 * @param entry its description, unit and everything that is not dated
 * @param unit what its values are measured in
 * @param values by first day; announced ones are left out
 */
record Provision(
        String id, Place place, FileShapes.Entry entry, Unit unit, NavigableMap<LocalDate, DatedValue> values) {

    /** What holds on {@code day}: nothing before the first value, nothing after a repeal. */
    Optional<DatedValue> on(LocalDate day) {
        return Optional.ofNullable(values.floorEntry(day))
                .map(Map.Entry::getValue)
                .filter(dated -> !dated.repealed());
    }

    /** The section of the last value. */
    String latestSection() {
        return values.lastEntry().getValue().citation().section();
    }

    /** Whether a town can decide it otherwise; a rule in words is a reading that stands. */
    boolean isSetting() {
        return isDecision() && !entry.unit().equals(Unit.RULE);
    }

    /** Whether it answers a question that the law leaves open. */
    boolean isDecision() {
        return entry.decides() != null;
    }

    boolean isHoliday() {
        return entry.unit().equals(Unit.HOLIDAY);
    }

    boolean isLadder() {
        return entry.unit().equals(Unit.LADDER);
    }
}
