package org.townhound.ordinances.values;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The last day on which something can be done in time.
 *
 * @param event the day from which it was counted
 * @param limit how it was counted
 * @param named the last of the counted days
 * @param day the last day itself: {@code named}, or the business day to which it moved; it counts to its midnight
 */
public record LastDay(LocalDate event, DayLimit limit, LocalDate named, LocalDate day) {
    public LastDay {
        Objects.requireNonNull(event, "event");
        Objects.requireNonNull(limit, "limit");
        Objects.requireNonNull(named, "named");
        Objects.requireNonNull(day, "day");
    }

    /** The first instant at which it is too late: midnight at the end of the last day. */
    public ZonedDateTime end(ZoneId zone) {
        return day.plusDays(1).atStartOfDay(zone);
    }

    /** Whether an act on {@code other} is in time. */
    public boolean holds(LocalDate other) {
        return !other.isAfter(day);
    }

    /** Such as {@code 2026-06-09 + 10 days = 2026-06-19 (Juneteenth Independence Day), moved to 2026-06-22}. */
    public String arithmetic() {
        String counted = event + " + " + limit.days().because().value() + " = " + named;
        return day.equals(named) ? counted : counted + " (" + obstacle() + "), moved to " + day;
    }

    /** Every rule that was applied: the days, and where the last of them moved what moved it. */
    public List<Applied> because() {
        List<Applied> applied = new ArrayList<>(List.of(limit.days().because()));
        if (!day.equals(named)) {
            applied.add(limit.rolls().because());
            holiday().map(Holiday::because).ifPresent(applied::add);
        }
        return applied;
    }

    private String obstacle() {
        return holiday().map(Holiday::name).orElse("a Sunday");
    }

    private Optional<Holiday> holiday() {
        return limit.calendar().holidayOn(named);
    }
}
