package org.townhound.ordinances;

import java.util.Optional;
import org.townhound.ordinances.values.DayLimit;
import org.townhound.ordinances.values.Fee;
import org.townhound.ordinances.values.ImpoundRules;
import org.townhound.ordinances.values.ImpoundRules.BoardingDays;
import org.townhound.ordinances.values.ImpoundRules.PickupFees;
import org.townhound.ordinances.values.ImpoundRules.PickupPolicy;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.ReleaseRules;
import org.townhound.ordinances.values.ReleaseRules.BlockingFines;

/** Gathers the rules of the pound and the days to pay a fine; a town has all of them or none. */
final class ImpoundRulesReader {
    private static final String PICKUP = "release.pickup-fee";
    private static final String DAILY_FEE = "impound.daily_fee";
    private static final String HOLD_DAYS = "impound.hold_days";
    private static final String DAYS_TO_PAY = "fines.days-to-pay";

    private ImpoundRulesReader() {}

    static Optional<DayLimit> paymentTerms(Reading law) {
        return law.text(DAYS_TO_PAY).map(_ -> daysToPay(law));
    }

    static Optional<ImpoundRules> read(Reading law) {
        return law.text(PICKUP)
                .map(_ -> new ImpoundRules(
                        law.rules("impound.reason."),
                        new PickupFees(
                                law.fee(PICKUP),
                                law.fee("untagged.pickup-fee"),
                                law.constant(PickupPolicy.class, "impound.pickup_fee_policy")),
                        boarding(law),
                        law.constant(BoardingDays.class, "impound.boarding_days"),
                        new DayLimit(
                                holdDays(law),
                                law.flag("impound.hold.roll"),
                                law.town().calendar()),
                        release(law)));
    }

    private static Fee boarding(Reading law) {
        Fee chosen = law.fee(DAILY_FEE);
        boolean named = chosen.amount().equals(law.fee("release.boarding-fee").amount())
                || chosen.amount().equals(law.fee("warrant.boarding-fee").amount());
        law.place(DAILY_FEE).require(named, "must be what release.boarding-fee or warrant.boarding-fee says");
        return chosen;
    }

    private static InForce<Integer> holdDays(Reading law) {
        InForce<Integer> chosen = law.number("days", HOLD_DAYS);
        InForce<Integer> least = law.number("days", "unclaimed.least-days");
        law.place(HOLD_DAYS)
                .require(
                        chosen.value() >= least.value(),
                        "must be at least " + least.because().value() + ", as "
                                + least.citation().section() + " says");
        return chosen;
    }

    private static ReleaseRules release(Reading law) {
        return new ReleaseRules(
                law.rule("release.license-receipt"),
                law.rule("untagged.current-license"),
                law.constant(BlockingFines.class, "release.fines"),
                daysToPay(law));
    }

    private static DayLimit daysToPay(Reading law) {
        return new DayLimit(
                law.number("days", DAYS_TO_PAY),
                law.flag("roll.sunday_holiday"),
                law.town().calendar());
    }
}
