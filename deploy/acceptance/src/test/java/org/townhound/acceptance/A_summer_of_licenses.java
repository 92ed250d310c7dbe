package org.townhound.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.UUID;

/** Whitman § 110-2.A to D at the clerk's desk of a running system, for the license period from 2026-07-01. */
final class A_summer_of_licenses {
    private final SimulatedTime time;
    private final Clerk clerk;
    private final UUID keeper = UUID.randomUUID();

    A_summer_of_licenses(SimulatedTime time, Clerk clerk) {
        this.time = time;
        this.clerk = clerk;
    }

    void happens() {
        clerk.register(keeper, "Cleo Ångström");
        UUID timely = dogWithCertificate();
        UUID lastMinute = dogWithCertificate();
        UUID late = dogWithCertificate();

        time.isAtLeast("2026-07-15T10:00:00-04:00");
        anUnvaccinatedDogIsRefused();
        assertEquals("15.00", fee(clerk.license(timely).expecting(201)));
        aNeuteredDogPaysLess();

        time.isAtLeast("2026-08-31T23:59:00-04:00");
        assertTrue(clerk.license(lastMinute).expecting(201).path("lateFee").isMissingNode());

        time.isAtLeast("2026-09-01T00:00:00-04:00");
        theTagIsWithheldUntilTheLateFeeIsPaid(late);
    }

    private void anUnvaccinatedDogIsRefused() {
        JsonNode refusal = clerk.license(clerk.registerDog(keeper)).expecting(422);

        assertEquals("§ 110-2.C", refusal.path("section").asText());
        assertFalse(refusal.path("remedy").asText().isBlank());
    }

    private void aNeuteredDogPaysLess() {
        UUID dog = dogWithCertificate();
        clerk.acceptSterilizationProof(dog);

        assertEquals("10.00", fee(clerk.license(dog).expecting(201)));
    }

    private void theTagIsWithheldUntilTheLateFeeIsPaid(UUID dog) {
        JsonNode license = clerk.license(dog).expecting(201);
        assertEquals("15.00", fee(license));
        assertEquals("25.00", license.path("lateFee").path("amount").asText());
        assertTrue(license.path("tag").path("number").asText("").isBlank(), "the tag is withheld");

        clerk.pay(license, "40.00");

        JsonNode paid = clerk.read(license);
        assertFalse(paid.path("tag").path("number").asText("").isBlank(), "the tag is handed out");
        assertEquals("0.00", paid.path("due").path("amount").asText());
    }

    private UUID dogWithCertificate() {
        UUID dog = clerk.registerDog(keeper);
        clerk.recordRabiesCertificate(dog);
        return dog;
    }

    private static String fee(JsonNode license) {
        return license.path("fee").path("amount").asText();
    }
}
