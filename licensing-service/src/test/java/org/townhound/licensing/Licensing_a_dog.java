package org.townhound.licensing;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Licensing_a_dog {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;
    private static final String MIDSUMMER = "2026-07-15T09:00:00-04:00";

    @Test
    void an_intact_dog_costs_fifteen_dollars_and_the_answer_says_why() {
        CLERK.applies(CLERK.vaccinatedDog(), MIDSUMMER)
                .statusCode(201)
                .body("fee.amount", equalTo("15.00"))
                .body("lateFee", nullValue())
                .body("due.amount", equalTo("15.00"))
                .body("period.from", equalTo("2026-07-01"))
                .body("period.until", equalTo("2027-06-30"))
                .body("why.section", hasItem("§ 110-2.A"))
                .body("why.ordinanceVersion", hasItem(startsWith("sha256:")))
                .body("place", startsWith("whitman-ma/license/"));
    }

    @Test
    void with_an_accepted_proof_it_costs_ten() {
        UUID dog = CLERK.vaccinatedDog();
        CLERK.provesNeutered(dog, "certificate", "2026-07-15", false)
                .statusCode(201)
                .body("why.section", hasItem("§ 110-2.A"));

        CLERK.applies(dog, MIDSUMMER).statusCode(201).body("fee.amount", equalTo("10.00"));
    }

    @Test
    void with_a_sworn_statement_it_costs_ten_once_the_certificate_is_beyond_reach() {
        UUID dog = CLERK.vaccinatedDog();
        CLERK.provesNeutered(dog, "sworn-statement", "2026-07-15", false)
                .statusCode(422)
                .body("section", equalTo("§ 110-2.B"));
        CLERK.provesNeutered(dog, "sworn-statement", "2026-07-15", true).statusCode(201);

        CLERK.applies(dog, MIDSUMMER).statusCode(201).body("fee.amount", equalTo("10.00"));
    }

    @Test
    void without_rabies_proof_it_is_refused_citing_110_2_C_and_the_refusal_is_kept() {
        UUID dog = CLERK.dog(CLERK.keeper("Ann Example"));
        String license = UUID.randomUUID().toString();
        String key = UUID.randomUUID().toString();
        Map<String, String> form = Map.of("licenseId", license, "appliedAt", MIDSUMMER);

        for (int time = 1; time <= 2; time++) {
            CLERK.post("/dogs/" + dog + "/licenses", key, form)
                    .statusCode(422)
                    .contentType(startsWith("application/problem+json"))
                    .body("type", containsString("rabies-proof-missing"))
                    .body("section", equalTo("§ 110-2.C"));
        }

        CLERK.get("/licenses/" + license)
                .statusCode(200)
                .body("state", equalTo("refused"))
                .body("why.section", hasItem("§ 110-2.C"))
                .body("place", equalTo("whitman-ma/license/" + license + "@1"));
    }

    @Test
    void a_dog_of_five_months_needs_no_rabies_proof() {
        UUID puppy =
                CLERK.dog(CLERK.keeper("Ann Example"), Map.of("bornOn", "2026-02-15", "keptInTownSince", "2026-02-15"));

        CLERK.applies(puppy, MIDSUMMER).statusCode(201).body("fee.amount", equalTo("15.00"));
    }

    @Test
    void a_certificate_that_ends_on_the_day_still_holds() {
        UUID dog = CLERK.dog(CLERK.keeper("Ann Example"));
        CLERK.vaccinated(dog, "2024-07-15", "2026-07-14");
        CLERK.applies(dog, MIDSUMMER).statusCode(422);
        CLERK.vaccinated(dog, "2024-07-15", "2026-07-15");

        CLERK.applies(dog, MIDSUMMER).statusCode(201);
    }

    @Test
    void a_dog_has_one_license_a_period() {
        UUID dog = CLERK.vaccinatedDog();
        String first = CLERK.applies(dog, MIDSUMMER).extract().path("licenseId");

        CLERK.applies(dog, MIDSUMMER)
                .statusCode(409)
                .body("type", containsString("dog-already-licensed"))
                .body("detail", containsString(first));
        CLERK.post("/dogs/" + dog + "/licenses", Map.of("appliedAt", MIDSUMMER, "periodFrom", "2027-07-01"))
                .statusCode(201)
                .body("period.until", equalTo("2028-06-30"));
    }

    @Test
    void the_same_request_twice_is_one_license() {
        UUID dog = CLERK.vaccinatedDog();
        String key = UUID.randomUUID().toString();

        String first = number(dog, key);

        assertEquals(first, number(dog, key));
    }

    @Test
    void license_numbers_have_no_hole_though_an_application_between_is_refused() {
        int first =
                count(CLERK.applies(CLERK.vaccinatedDog(), MIDSUMMER).extract().path("licenseNumber"));
        CLERK.applies(CLERK.dog(CLERK.keeper("Ann Example")), MIDSUMMER).statusCode(422);
        int second =
                count(CLERK.applies(CLERK.vaccinatedDog(), MIDSUMMER).extract().path("licenseNumber"));

        assertEquals(first + 1, second);
    }

    @Test
    void in_time_the_tag_comes_at_once_and_leads_back_to_the_license() {
        String license =
                CLERK.applies(CLERK.vaccinatedDog(), MIDSUMMER).extract().path("licenseId");
        String tag = CLERK.get("/licenses/" + license).extract().path("tag.number");
        String place = CLERK.get("/licenses/" + license).extract().path("place");

        CLERK.get("/tags/" + tag + "?after=" + place)
                .statusCode(200)
                .body("licenseId", equalTo(license))
                .body("tag.number", equalTo(tag));
        CLERK.get("/tags/2026-999999").statusCode(404);
    }

    @Test
    void an_application_by_mail_counts_from_the_day_it_came() {
        CLERK.applies(CLERK.vaccinatedDog(), "2025-08-31T23:59:00-04:00")
                .statusCode(201)
                .body("lateFee", nullValue())
                .body("period.until", equalTo("2026-06-30"))
                .body("validity", equalTo("expired"));
        CLERK.applies(CLERK.vaccinatedDog(), "2025-09-02T10:00:00-04:00")
                .statusCode(201)
                .body("lateFee.amount", equalTo("25.00"))
                .body("due.amount", equalTo("40.00"));
    }

    @Test
    void keepers_and_dogs_come_back_as_they_were_given() {
        String name = "Zoë Ñandú 犬 🐕‍🦺 O'Brien";
        UUID keeper = CLERK.keeper(name);
        UUID dog = CLERK.dog(keeper, Map.of("name", "Räx 🦴"));

        CLERK.get("/keepers/" + keeper)
                .statusCode(200)
                .body("name", equalTo(name))
                .body("kind", equalTo("person"));
        CLERK.get("/dogs/" + dog)
                .statusCode(200)
                .body("name", equalTo("Räx 🦴"))
                .body("keeperId", equalTo(keeper.toString()));
        Clerk.OF_ARLINGTON.get("/keepers/" + keeper).statusCode(404);
        Clerk.OF_ARLINGTON.get("/dogs/" + dog).statusCode(404);
    }

    private static String number(UUID dog, String key) {
        return CLERK.post("/dogs/" + dog + "/licenses", key, Map.of("appliedAt", MIDSUMMER))
                .statusCode(201)
                .extract()
                .path("licenseNumber");
    }

    private static int count(String number) {
        return Integer.parseInt(number.substring(number.indexOf('-') + 1));
    }
}
