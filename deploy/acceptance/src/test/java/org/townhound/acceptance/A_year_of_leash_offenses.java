package org.townhound.acceptance;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.UUID;

/** Whitman § 110-18.A through the calls of a running system, in the order in which a year brings them. */
final class A_year_of_leash_offenses {
    private static final UUID FIRST = UUID.fromString("0198c0de-0000-7000-8000-00000000a001");
    private static final UUID SECOND = UUID.fromString("0198c0de-0000-7000-8000-00000000a002");

    private final SimulatedTime time;
    private final Clerk clerk;
    private final Api cashier;
    private final Officer officer;

    A_year_of_leash_offenses(SimulatedTime time, Clerk clerk, Api cashier, Officer officer) {
        this.time = time;
        this.clerk = clerk;
        this.cashier = cashier;
        this.officer = officer;
    }

    void untilSummer() {
        clerk.register(FIRST, "Ada 🐕 Lovelace");
        clerk.register(SECOND, "Bob Ünal");
        assertEquals("1: 30.00", cited(FIRST, 1, "2026-03-01T15:00:00-05:00"));
        payCitation(1);
        assertEquals("2: 50.00", cited(FIRST, 2, "2026-05-01T15:00:00-04:00"));
        payCitation(2);
        aLateFactOnlyProposesToRaise();
    }

    void afterSummer() {
        assertEquals("3: 100.00", cited(FIRST, 3, "2026-11-30T15:00:00-05:00"));
        assertEquals("4: 100.00", cited(FIRST, 4, "2026-12-20T15:00:00-05:00"));
        assertEquals("5: 100.00", cited(FIRST, 5, "2027-01-01T04:30:00Z"));
        assertEquals("1: 30.00", cited(FIRST, 6, "2027-01-01T00:30:00-05:00"));
        theSameRequestTwiceIsOneOffense();
        voidingTheFirstLowersWhatFollows();
        everyAnswerSaysWhy();
    }

    private void aLateFactOnlyProposesToRaise() {
        assertEquals("1: 30.00", cited(SECOND, 21, "2026-06-15T15:00:00-04:00"));
        time.is("2026-06-20T12:00:00-04:00");
        JsonNode late = officer.cite(SECOND, offense(22), "2026-06-10T15:00:00-04:00");
        assertEquals("1: 30.00", Officer.assessed(late));

        JsonNode earlier = officer.read(offense(21));
        assertEquals("2: 50.00", Officer.assessed(earlier));
        assertEquals("30.00", Officer.asked(earlier));
        assertEquals(
                "20.00",
                earlier.path("proposal").path("difference").path("amount").asText());
    }

    private void theSameRequestTwiceIsOneOffense() {
        JsonNode again = officer.cite(FIRST, offense(6), "2027-01-01T00:30:00-05:00");

        assertEquals("1: 30.00", Officer.assessed(again));
        assertEquals(1, officer.counts(FIRST, 2027).path("offenses").size());
    }

    private void voidingTheFirstLowersWhatFollows() {
        officer.voidOffense(offense(1));
        await("the ledger follows")
                .atMost(Duration.ofSeconds(20))
                .until(() -> Officer.assessed(officer.read(offense(2))).equals("1: 30.00"));

        assertEquals("30.00", Officer.asked(officer.read(offense(2))));
        assertEquals("2: 50.00", Officer.assessed(officer.read(offense(3))));
        assertEquals("50.00", Officer.asked(officer.read(offense(3))));
        assertEquals("3: 100.00", Officer.assessed(officer.read(offense(4))));
        assertEquals("4: 100.00", Officer.assessed(officer.read(offense(5))));
        assertEquals("-20.00", balance(2), "what was paid too much comes back");
        assertEquals("50.00", balance(3));
    }

    private void everyAnswerSaysWhy() {
        JsonNode assessment = officer.read(offense(3)).path("assessment");

        assertEquals("§ 110-18.A", assessment.path("section").asText());
        assertTrue(assessment.path("ordinanceVersion").asText().startsWith("sha256:"));
        assertEquals("2026-01-01", assessment.path("window").path("from").asText());
        assertEquals(
                offense(2).toString(),
                assessment.path("priors").path(0).path("offenseId").asText());
        assertFalse(assessment.path("arithmetic").asText().isBlank());
    }

    private String cited(UUID keeper, int number, String occurredAt) {
        time.isAtLeast(occurredAt);
        JsonNode offense = officer.cite(keeper, offense(number), occurredAt);
        assertEquals(Officer.due(offense), Officer.asked(offense));
        return Officer.assessed(offense);
    }

    private void payCitation(int number) {
        JsonNode offense = officer.read(offense(number));
        cashier.post("/towns/whitman-ma/citations/" + notice(number) + "/payments", """
                        {"paymentId":"%s","amount":{"amount":"%s","currency":"USD"},"method":"check","reference":"1204"}""".formatted(
                                UUID.randomUUID(), Officer.asked(offense)))
                .expecting(201);
    }

    private String balance(int number) {
        return cashier.get("/towns/whitman-ma/citations/" + notice(number))
                .expecting(200)
                .path("account")
                .path("balance")
                .path("amount")
                .asText();
    }

    private String notice(int number) {
        return officer.read(offense(number)).path("notice").path("number").asText();
    }

    private static UUID offense(int number) {
        return UUID.fromString("0198c0de-0000-7000-8000-%012d".formatted(number));
    }
}
