package org.townhound.notification;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.WarningIssued;
import org.townhound.contracts.impound.v1.DogImpounded;
import org.townhound.contracts.impound.v1.DogReleased;
import org.townhound.contracts.impound.v1.PoundFee;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Citation;
import org.townhound.ordinances.values.Money;
import org.townhound.ordinances.values.Sanction;
import org.townhound.ordinances.values.Window;

/** What happens to a keeper of Whitman, as other services publish it. */
final class Happenings {
    static final LocalDate JULY_15 = LocalDate.of(2026, 7, 15);

    private Happenings() {}

    static LicenseIssued licensed(UUID license, UUID keeper) {
        return new LicenseIssued(
                license,
                UUID.randomUUID(),
                keeper,
                "2026-000017",
                JULY_15,
                LocalDate.of(2026, 7, 1),
                LocalDate.of(2027, 6, 30),
                Money.dollars("15.00"),
                List.of(applied("license.fee-unaltered", "15.00 USD", "§ 110-2.A")));
    }

    static LateFeeAssessed late(UUID license, UUID keeper) {
        return new LateFeeAssessed(
                license,
                UUID.randomUUID(),
                Money.dollars("25.00"),
                LocalDate.of(2026, 8, 31),
                LocalDate.of(2026, 9, 1),
                List.of(applied("license.late-fee", "25.00 USD", "§ 110-2.D")),
                keeper);
    }

    static WarningIssued warned(UUID offense, UUID keeper, String number) {
        return new WarningIssued(offense, keeper, number, JULY_15, section("§ 110-18.A"), second());
    }

    static AssessmentAdjusted adjusted(UUID offense, UUID keeper, String difference) {
        return new AssessmentAdjusted(
                offense,
                keeper,
                second(),
                first(),
                Money.dollars(difference),
                applied("ledger.decrease", "apply", "§ 110-18"),
                UUID.randomUUID(),
                "2026-000042");
    }

    static DogImpounded impounded(UUID stay, UUID keeper) {
        return new DogImpounded(
                stay,
                null,
                keeper,
                "no-license-or-tag",
                "beagle",
                "tricolor",
                "male",
                false,
                null,
                null,
                Instant.parse("2026-07-15T18:00:00Z"),
                JULY_15,
                JULY_15.plusDays(7),
                "7 days after 2026-07-15",
                List.of(applied("impound.hold_days", "7 days", "§ 110-15")));
    }

    static DogReleased released(UUID stay, UUID keeper) {
        return new DogReleased(
                stay,
                UUID.randomUUID(),
                keeper,
                Instant.parse("2026-07-18T14:00:00Z"),
                LocalDate.of(2026, 7, 18),
                List.of(
                        fee("pickup-fee", "30.00", "1 pickup x $30.00 = $30.00", "§ 110-20.A"),
                        fee("boarding-fee", "40.00", "4 days x $10.00 = $40.00", "§ 110-20.B")),
                Money.dollars("70.00"),
                null,
                List.of(),
                List.of());
    }

    static Assessment first() {
        return assessment(1, "30.00", "no prior + 1 = offense 1: fine $30.00");
    }

    static Assessment second() {
        return assessment(2, "50.00", "1 prior + 1 = offense 2: fine $50.00");
    }

    static Citation section(String section) {
        return new Citation("whitman-ma", section, LocalDate.of(2021, 10, 6), "ATM Art. 21");
    }

    private static PoundFee fee(String kind, String amount, String arithmetic, String section) {
        return new PoundFee(
                kind, Money.dollars(amount), "collector", arithmetic, applied("release." + kind, amount, section));
    }

    private static Assessment assessment(int ordinal, String fine, String arithmetic) {
        return new Assessment(
                "leash.at-large",
                "leash",
                Window.around(Window.Kind.CALENDAR_YEAR, JULY_15),
                ordinal,
                Sanction.fine(Money.dollars(fine)),
                List.of(),
                section("§ 110-18.A"),
                "sha256:" + "0123456789abcdef".repeat(4),
                arithmetic);
    }

    private static Applied applied(String provision, String value, String section) {
        return new Applied(provision, value, section(section), "sha256:" + "0123456789abcdef".repeat(4));
    }
}
