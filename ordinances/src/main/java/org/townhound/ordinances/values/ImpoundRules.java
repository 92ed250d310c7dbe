package org.townhound.ordinances.values;

import java.util.Map;
import java.util.Objects;

/**
 * The rules of the pound, as they stand on one day.
 *
 * @param reasons why a dog may be taken in, such as {@code no-license-or-tag}, to the provision that says so
 * @param pickup what picking up a dog costs
 * @param boarding what a day in the pound costs
 * @param boardingDays how days are counted
 * @param hold how long the owner or keeper can claim the dog
 * @param release what must hold before a dog is released
 */
public record ImpoundRules(
        Map<String, Applied> reasons,
        PickupFees pickup,
        Fee boarding,
        InForce<BoardingDays> boardingDays,
        DayLimit hold,
        ReleaseRules release) {

    /** How a stay in the pound becomes a number of days. */
    public enum BoardingDays {
        /** Every civil date touched, those of intake and release included. */
        DATES_TOUCHED,
        /** Every civil date touched after that of intake. */
        EXCLUDE_INTAKE,
        /** Every begun span of 24 elapsed hours since intake. */
        PER_24H
    }

    /** What a dog without license or tag costs where two sections name a pickup fee. */
    public enum PickupPolicy {
        /** The fee of every dog, and no other. */
        SECTION20,
        /** The fee of a dog without license or tag in place of the other. */
        UNLICENSED10,
        /** Both fees. */
        SUM
    }

    /**
     * What picking up a dog costs.
     *
     * @param everyDog the fee of every dog
     * @param withoutLicenseOrTag the fee that the law names for a dog without license or tag
     * @param policy which of them such a dog costs
     */
    public record PickupFees(Fee everyDog, Fee withoutLicenseOrTag, InForce<PickupPolicy> policy) {
        public PickupFees {
            Objects.requireNonNull(everyDog, "everyDog");
            Objects.requireNonNull(withoutLicenseOrTag, "withoutLicenseOrTag");
            Objects.requireNonNull(policy, "policy");
        }
    }

    public ImpoundRules {
        reasons = Map.copyOf(reasons);
        Objects.requireNonNull(pickup, "pickup");
        Objects.requireNonNull(boarding, "boarding");
        Objects.requireNonNull(boardingDays, "boardingDays");
        Objects.requireNonNull(hold, "hold");
        Objects.requireNonNull(release, "release");
    }
}
