package org.townhound.contracts;

import static org.townhound.contracts.SampleValues.applied;
import static org.townhound.contracts.SampleValues.id;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.FineStanding;
import org.townhound.contracts.impound.v1.HoldExpired;
import org.townhound.contracts.impound.v1.KeeperIdentified;
import org.townhound.contracts.impound.v1.LicenseShown;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/** One sample of each event that impound publishes, and those whose optional fields are empty. */
final class ImpoundSamples {
    private static final String REASON = "no-license-or-tag";
    private static final Applied WHY = applied("impound.reason." + REASON, "unlicensed", "§ 110-15");
    private static final Applied HOLD = applied("impound.hold_days", "10 days", "§ 110-15");
    private static final Applied PICKUP = applied("release.pickup-fee", "30.00 USD", "§ 110-20.A");
    private static final Applied BOARDING = applied("impound.daily_fee", "10.00 USD", "§ 110-20.B");
    private static final Applied RECEIPT = applied("release.license-receipt", "paid receipt", "§ 110-20.C");
    private static final LocalDate DAY = LocalDate.of(2026, 3, 2);
    private static final LocalDate UNTIL = DAY.plusDays(10);
    private static final Instant AFTERNOON = Instant.parse("2026-03-02T19:00:00Z");
    private static final Instant LATER = Instant.parse("2026-03-05T15:00:00Z");
    private static final String COUNTED = "2026-03-02 + 10 days = 2026-03-12";

    private ImpoundSamples() {}

    static List<Event> all() {
        return List.of(
                new DogImpounded(
                        id(30),
                        id(2),
                        id(1),
                        REASON,
                        "beagle",
                        "tricolor",
                        "male",
                        false,
                        id(31),
                        id(32),
                        AFTERNOON,
                        DAY,
                        UNTIL,
                        COUNTED,
                        List.of(WHY, HOLD)),
                new KeeperIdentified(id(30), id(1), id(2), DAY.plusDays(1)),
                new HoldExpired(id(30), id(33), UNTIL, UNTIL.plusDays(1), List.of(HOLD)),
                new DogReleased(
                        id(30),
                        id(2),
                        id(1),
                        LATER,
                        DAY.plusDays(3),
                        fees(),
                        Money.dollars("70.00"),
                        new LicenseShown(
                                id(5), DAY.plusDays(2), LocalDate.of(2025, 7, 1), LocalDate.of(2026, 6, 30), id(34)),
                        List.of(new FineStanding(
                                "2026-000042", DAY, DAY.plusDays(21), Money.dollars("30.00"), false, id(35))),
                        List.of(RECEIPT)));
    }

    static List<Event> sparse() {
        return List.of(
                new DogImpounded(
                        id(30),
                        null,
                        null,
                        REASON,
                        "beagle",
                        "tricolor",
                        null,
                        false,
                        null,
                        null,
                        AFTERNOON,
                        DAY,
                        UNTIL,
                        COUNTED,
                        List.of(WHY, HOLD)),
                new KeeperIdentified(id(30), id(1), null, DAY.plusDays(1)),
                new DogReleased(
                        id(30),
                        id(2),
                        id(1),
                        LATER,
                        DAY.plusDays(3),
                        fees(),
                        Money.dollars("70.00"),
                        null,
                        List.of(),
                        List.of()));
    }

    private static List<PoundFee> fees() {
        return List.of(
                new PoundFee("pickup-fee", Money.dollars("30.00"), "town", "$30.00 for picking the dog up", PICKUP),
                new PoundFee(
                        "boarding-fee", Money.dollars("40.00"), "collector", "4 days x $10.00 = $40.00", BOARDING));
    }
}
