package org.townhound.contracts;

import static org.townhound.contracts.SampleValues.JULY_15;
import static org.townhound.contracts.SampleValues.applied;
import static org.townhound.contracts.SampleValues.id;

import java.time.LocalDate;
import java.util.List;
import org.townhound.contracts.licensing.v1.DogRegistered;
import org.townhound.contracts.licensing.v1.KeeperRegistered;
import org.townhound.contracts.licensing.v1.LateFeeAssessed;
import org.townhound.contracts.licensing.v1.LicenseExpired;
import org.townhound.contracts.licensing.v1.LicenseIssued;
import org.townhound.contracts.licensing.v1.LicenseRefused;
import org.townhound.contracts.licensing.v1.RabiesCertificateRecorded;
import org.townhound.contracts.licensing.v1.SterilizationProofAccepted;
import org.townhound.contracts.licensing.v1.TagIssued;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.Money;

/** One sample of each event that licensing publishes. */
final class LicensingSamples {
    private static final LocalDate JULY_1 = LocalDate.of(2026, 7, 1);
    private static final LocalDate SEPTEMBER_10 = LocalDate.of(2026, 9, 10);
    private static final Applied PERIOD = applied("license.period", "07-01", "§ 110-1");
    private static final Applied FEE = applied("license.fee-altered", "10.00 USD", "§ 110-2.A");
    private static final Applied COPY = applied("license.proof.certified-copy", "certified copy", "§ 110-2.B");
    private static final Applied RABIES = applied("license.rabies-proof", "certificate", "§ 110-2.C");
    private static final Applied LATE_FEE = applied("license.late-fee", "25.00 USD", "§ 110-2.D");
    private static final Applied LATE_FROM = applied("license.late_from", "09-01", "§ 110-2.D");

    private LicensingSamples() {}

    static List<Event> all() {
        return List.of(
                new KeeperRegistered(id(1), "person"),
                new DogRegistered(
                        id(2),
                        id(1),
                        "Žofka 🐕",
                        "beagle",
                        "white \"and\" tan",
                        "female",
                        JULY_1.minusYears(3),
                        JULY_15),
                new RabiesCertificateRecorded(
                        id(3), id(2), JULY_15.minusYears(1), JULY_15.plusYears(2), "R-455", "Vaccine & Sons"),
                new SterilizationProofAccepted(id(4), id(2), "certified-copy", JULY_15, COPY),
                new LicenseIssued(
                        id(5),
                        id(2),
                        id(1),
                        "2026-000017",
                        JULY_15,
                        JULY_1,
                        JULY_1.plusYears(1).minusDays(1),
                        Money.dollars("10.00"),
                        List.of(PERIOD, FEE, COPY, RABIES)),
                new LicenseExpired(
                        id(7), id(5), id(2), id(1), JULY_1.plusYears(1).minusDays(1)),
                new LicenseRefused(id(6), id(2), id(1), JULY_15, "rabies-proof-missing", List.of(RABIES)),
                new LateFeeAssessed(
                        id(5),
                        id(2),
                        Money.dollars("25.00"),
                        LocalDate.of(2026, 8, 31),
                        SEPTEMBER_10,
                        List.of(LATE_FEE, LATE_FROM),
                        id(1)),
                new TagIssued(id(5), id(2), "17", JULY_1, SEPTEMBER_10));
    }

    static List<Event> sparse() {
        return List.of(new LateFeeAssessed(
                id(5),
                id(2),
                Money.dollars("25.00"),
                LocalDate.of(2026, 8, 31),
                SEPTEMBER_10,
                List.of(LATE_FEE, LATE_FROM),
                null));
    }
}
