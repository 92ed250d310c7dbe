package org.townhound.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.UUID;

/** The town clerk's desk. */
final class Clerk {
    private final Api licensing;

    Clerk(Api licensing) {
        this.licensing = licensing;
    }

    JsonNode register(UUID keeper, String name) {
        return licensing
                .post("/towns/whitman-ma/keepers", """
                        {"keeperId":"%s","kind":"person","name":"%s",
                         "address":{"street":"1 Main Street","city":"Whitman","state":"MA","postalCode":"02382"}}""".formatted(keeper, name))
                .expecting(201);
    }

    /** A dog born in 2023 and kept in town since 2025. */
    UUID registerDog(UUID keeper) {
        UUID dog = UUID.randomUUID();
        licensing.post("/towns/whitman-ma/dogs", """
                        {"dogId":"%s","keeperId":"%s","name":"Rex 🐾","breed":"Mixed","color":"brown","sex":"male",
                         "bornOn":"2023-05-01","keptInTownSince":"2025-03-01"}""".formatted(dog, keeper)).expecting(201);
        return dog;
    }

    void recordRabiesCertificate(UUID dog) {
        licensing
                .post("/towns/whitman-ma/dogs/" + dog + "/rabies-certificates", """
                        {"vaccinatedOn":"2026-02-01","expiresOn":"2029-02-01","rabiesTagNumber":"R-455",
                         "vaccineManufacturer":"Acme"}""")
                .expecting(201);
    }

    void acceptSterilizationProof(UUID dog) {
        licensing
                .post("/towns/whitman-ma/dogs/" + dog + "/sterilization-proofs", "{\"kind\":\"certificate\"}")
                .expecting(201);
    }

    Api.Answer license(UUID dog) {
        return licensing.post("/towns/whitman-ma/dogs/" + dog + "/licenses", "{}");
    }

    JsonNode pay(JsonNode license, String amount) {
        return licensing
                .post("/towns/whitman-ma/licenses/" + license.path("licenseId").asText() + "/payments", """
                        {"paymentId":"%s","amount":{"amount":"%s","currency":"USD"},"method":"cash"}""".formatted(
                                UUID.randomUUID(), amount))
                .expecting(201);
    }

    JsonNode read(JsonNode license) {
        return licensing
                .get("/towns/whitman-ma/licenses/" + license.path("licenseId").asText())
                .expecting(200);
    }
}
