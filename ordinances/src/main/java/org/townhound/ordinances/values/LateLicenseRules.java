package org.townhound.ordinances.values;

import java.time.MonthDay;
import java.util.Objects;

/**
 * What a late application costs.
 *
 * @param fee the late fee
 * @param lateFrom the first day of the license period on which a license is late
 * @param newDogGraceDays days after the duty arose within which a new dog is never late
 * @param rollsPastHolidays whether a last day on a Sunday or holiday moves to the next business day
 * @param oncePerPeriod whether one dog owes it at most once in a license period
 * @param tagWithheld the provision that holds the tag back until the fee is paid
 */
public record LateLicenseRules(
        Fee fee,
        InForce<MonthDay> lateFrom,
        InForce<Integer> newDogGraceDays,
        InForce<Boolean> rollsPastHolidays,
        InForce<Boolean> oncePerPeriod,
        Applied tagWithheld) {
    public LateLicenseRules {
        Objects.requireNonNull(fee, "fee");
        Objects.requireNonNull(lateFrom, "lateFrom");
        Objects.requireNonNull(newDogGraceDays, "newDogGraceDays");
        Objects.requireNonNull(rollsPastHolidays, "rollsPastHolidays");
        Objects.requireNonNull(oncePerPeriod, "oncePerPeriod");
        Objects.requireNonNull(tagWithheld, "tagWithheld");
    }
}
