package org.townhound.impound;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Taken in on Monday 2026-03-02 at 14:00, claimed on Thursday at 10:00, after a license at the clerk's desk. */
@QuarkusTest
class An_unlicensed_dog {
    private static final Officer OFFICER = Officer.OF_WHITMAN;
    private static final String IN = "2026-03-02T14:00:00-05:00";
    private static final String OUT = "2026-03-05T10:00:00-05:00";
    private final Elsewhere whitman = new Elsewhere("whitman-ma");

    @Test
    void costs_seventy_dollars_and_leaves_once_everything_is_paid() {
        UUID keeper = whitman.keeper();
        UUID dog = whitman.dog(keeper);
        UUID impoundment = OFFICER.takesIn(dog, keeper, IN);

        statementOfSeventyDollars(impoundment);
        refused(impoundment, "license-not-current", "§ 110-20.C");

        whitman.vaccinated(dog, "2026-03-04", "2029-03-04");
        UUID license = whitman.licensed(dog, "2026-03-04", "2025-07-01", "2026-06-30", true);
        OFFICER.awaits(
                impoundment,
                OUT,
                "conditions[1].missing",
                "The license is issued, but its fee or late fee is not paid.");
        refused(impoundment, "license-unpaid", "§ 110-20.C");
        whitman.paid("licensing", license, "40.00");
        OFFICER.awaits(impoundment, OUT, "conditions[1].met", true);

        refused(impoundment, "pound-fees-unpaid", "§ 110-20.A");
        paysInTwoParts(impoundment);
        releasedOnce(impoundment, keeper, license);
    }

    private static void statementOfSeventyDollars(UUID impoundment) {
        OFFICER.statement(impoundment, OUT)
                .statusCode(200)
                .body("releasable", equalTo(false))
                .body("lines.section", contains("§ 110-20.A", "§ 110-20.B"))
                .body("lines.amount.amount", contains("30.00", "40.00"))
                .body("lines.payee", contains("town", "collector"))
                .body("lines[1].arithmetic", containsString("4 x $10.00 = $40.00"))
                .body("total.amount", equalTo("70.00"))
                .body("due.amount", equalTo("70.00"))
                .body("conditions.kind", contains("dog-and-keeper", "license", "rabies-proof", "pound-fees", "fines"))
                .body("conditions.met", contains(true, false, false, false, true))
                .body("conditions.where", contains(null, "town-clerk", "town-clerk", "pound", null))
                .body("conditions.section", contains(null, "§ 110-20.C", "§ 110-2.C", "§ 110-20.A", "§ 110-20.D"));
    }

    private static void refused(UUID impoundment, String type, String section) {
        OFFICER.releases(impoundment, OUT)
                .statusCode(422)
                .contentType("application/problem+json")
                .body("type", equalTo("https://townhound.org/problems/" + type))
                .body("section", equalTo(section))
                .body("town", equalTo("whitman-ma"));
    }

    private static void paysInTwoParts(UUID impoundment) {
        OFFICER.pays(impoundment, "70.01", OUT).statusCode(409);
        OFFICER.pays(impoundment, "30.00", OUT)
                .statusCode(201)
                .body("receipt.number", matchesPattern("impound-\\d{6}"))
                .body("account.balance.amount", equalTo("40.00"))
                .body("account.charges", hasSize(5));
        OFFICER.statement(impoundment, OUT)
                .body("settled.amount", equalTo("30.00"))
                .body("due.amount", equalTo("40.00"));
        refused(impoundment, "pound-fees-unpaid", "§ 110-20.A");
        OFFICER.pays(impoundment, "40.00", OUT).statusCode(201).body("account.balance.amount", equalTo("0.00"));
        OFFICER.pays(impoundment, "1.00", OUT).statusCode(409);
        OFFICER.statement(impoundment, OUT).body("releasable", equalTo(true)).body("due.amount", equalTo("0.00"));
    }

    private static void releasedOnce(UUID impoundment, UUID keeper, UUID license) {
        OFFICER.releases(impoundment, "2026-03-06T00:00:00-05:00")
                .statusCode(422)
                .body("section", equalTo("§ 110-20.A"));
        OFFICER.releases(impoundment, OUT)
                .statusCode(201)
                .body("state", equalTo("released"))
                .body("release.keeperId", equalTo(keeper.toString()))
                .body("release.total.amount", equalTo("70.00"))
                .body("release.license.licenseId", equalTo(license.toString()))
                .body("release.fines", hasSize(0));
        OFFICER.releases(impoundment, OUT).statusCode(409);
        OFFICER.get("/impoundments/" + impoundment)
                .statusCode(200)
                .body("state", equalTo("released"))
                .body("hold.claimUntil", equalTo("2026-03-12"))
                .body("receipt", nullValue());
    }
}
