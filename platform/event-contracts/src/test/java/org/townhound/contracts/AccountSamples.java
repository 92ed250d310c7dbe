package org.townhound.contracts;

import static org.townhound.contracts.SampleValues.applied;
import static org.townhound.contracts.SampleValues.id;

import java.time.Instant;
import java.util.List;
import org.townhound.contracts.kit.v1.ChargeAssessed;
import org.townhound.contracts.kit.v1.ChargeWaived;
import org.townhound.contracts.kit.v1.CreditGiven;
import org.townhound.contracts.kit.v1.PaymentReceived;
import org.townhound.contracts.kit.v1.PaymentVoided;
import org.townhound.contracts.kit.v1.RefundPaid;
import org.townhound.ordinances.values.Money;

/** One sample of each event of an account, and those whose optional fields are empty. */
final class AccountSamples {
    private static final Instant NOON = Instant.parse("2026-07-15T16:00:00Z");

    private AccountSamples() {}

    static List<Event> all() {
        return List.of(
                new ChargeAssessed(
                        id(20),
                        id(21),
                        "late-fee",
                        Money.dollars("25.00"),
                        "town-clerk",
                        applied("license.late-fee", "25.00 USD", "§ 110-2.D"),
                        "whitman-ma/citation/2026-000017"),
                new PaymentReceived(id(20), id(22), Money.dollars("40.00"), "check", "1204", NOON, "licensing-000017"),
                new PaymentVoided(id(20), id(22), Money.dollars("40.00"), "check-returned", "treasurer-3", NOON),
                new ChargeWaived(id(20), id(24), id(21), Money.dollars("5.00"), "hardship", "clerk-7", NOON),
                new CreditGiven(id(20), id(23), id(21), Money.dollars("20.00"), "assessment-adjusted", id(13)),
                new RefundPaid(id(20), id(25), Money.dollars("20.00"), "check", "88", "overpaid", "treasurer-3", NOON));
    }

    static List<Event> sparse() {
        return List.of(
                new ChargeAssessed(
                        id(20),
                        id(21),
                        "late-fee",
                        Money.dollars("25.00"),
                        "town-clerk",
                        applied("license.late-fee", "25.00 USD", "§ 110-2.D"),
                        null),
                new PaymentReceived(id(20), id(22), Money.dollars("40.00"), "cash", null, NOON, null),
                new ChargeWaived(id(20), id(24), null, Money.dollars("5.00"), "hardship", "clerk-7", NOON),
                new RefundPaid(id(20), id(25), Money.dollars("20.00"), "cash", null, "overpaid", "treasurer-3", NOON));
    }
}
