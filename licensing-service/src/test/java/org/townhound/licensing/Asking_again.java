package org.townhound.licensing;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Asking_again {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;
    private static final String WHEN = "2026-07-15T09:00:00-04:00";

    @Test
    void a_keeper_registered_twice_is_one_keeper_and_another_under_the_same_id_is_refused() {
        UUID id = UUID.randomUUID();
        Map<String, Object> ann = Clerk.with(Clerk.keeperForm("Ann Example"), Map.of("keeperId", id.toString()));
        Map<String, Object> bob = Clerk.with(ann, Map.of("name", "Bob Example"));

        CLERK.post("/keepers", ann).statusCode(201);
        CLERK.post("/keepers", ann).statusCode(201).body("place", equalTo("whitman-ma/keeper/" + id + "@1"));
        CLERK.post("/keepers", bob).statusCode(409).body("type", containsString("keeper-registered-otherwise"));
        CLERK.get("/keepers/" + id).body("name", equalTo("Ann Example"));
    }

    @Test
    void a_ghost_is_no_keeper_citing_110_1() {
        CLERK.post("/keepers", Clerk.with(Clerk.keeperForm("Ann Example"), Map.of("kind", "ghost")))
                .statusCode(422)
                .body("section", equalTo("§ 110-1"));
    }

    @Test
    void a_dog_and_a_certificate_under_an_id_that_is_taken_are_refused() {
        UUID keeper = CLERK.keeper("Ann Example");
        UUID dog = CLERK.dog(keeper);
        Map<String, Object> same = Clerk.with(Clerk.dogForm(keeper), Map.of("dogId", dog.toString()));
        String certificates = "/dogs/" + dog + "/rabies-certificates";
        Map<String, Object> certificate = Clerk.with(
                Clerk.certificateForm("2025-06-01", "2028-06-01"),
                Map.of("certificateId", UUID.randomUUID().toString()));

        CLERK.post("/dogs", same).statusCode(201);
        CLERK.post("/dogs", Clerk.with(same, Map.of("name", "Max")))
                .statusCode(409)
                .body("type", containsString("dog-registered-otherwise"));
        CLERK.post(certificates, certificate).statusCode(201);
        CLERK.post(certificates, Clerk.with(certificate, Map.of("rabiesTagNumber", "R-2")))
                .statusCode(409)
                .body("type", containsString("certificate-recorded-otherwise"));
    }

    @Test
    void a_key_belongs_to_one_body() {
        UUID dog = CLERK.vaccinatedDog();
        String key = UUID.randomUUID().toString();

        CLERK.post("/dogs/" + dog + "/licenses", key, Map.of("appliedAt", WHEN)).statusCode(201);
        CLERK.post("/dogs/" + dog + "/licenses", key, Map.of("appliedAt", WHEN, "periodFrom", "2026-07-01"))
                .statusCode(422)
                .body("type", containsString("idempotency-key-reused"));
    }

    @Test
    void a_refused_application_is_accepted_later_and_its_repetition_is_still_refused() {
        UUID dog = CLERK.dog(CLERK.keeper("Ann Example"));
        String path = "/dogs/" + dog + "/licenses";
        String license = UUID.randomUUID().toString();
        String first = UUID.randomUUID().toString();
        Map<String, Object> form = Map.of("licenseId", license, "appliedAt", WHEN);

        CLERK.post(path, first, form).statusCode(422);
        CLERK.vaccinated(dog, "2025-06-01", "2028-06-01");
        CLERK.post(path, form).statusCode(201).body("licenseId", equalTo(license));
        CLERK.post(path, first, form).statusCode(422).body("section", equalTo("§ 110-2.C"));
        CLERK.get("/licenses/" + license).body("state", equalTo("issued"));
    }

    @Test
    void a_period_that_is_not_open_is_refused_and_the_refusal_is_kept() {
        UUID dog = CLERK.vaccinatedDog();
        String license = UUID.randomUUID().toString();

        CLERK.post(
                        "/dogs/" + dog + "/licenses",
                        Map.of("licenseId", license, "appliedAt", WHEN, "periodFrom", "2029-07-01"))
                .statusCode(422)
                .body("section", equalTo("§ 110-1"));
        CLERK.get("/licenses/" + license).body("refusal", equalTo("license-period-not-open"));
    }

    @Test
    void a_day_before_the_bylaw_is_not_regulated() {
        UUID dog =
                CLERK.dog(CLERK.keeper("Ann Example"), Map.of("bornOn", "2019-05-02", "keptInTownSince", "2019-05-02"));

        CLERK.applies(dog, "2021-10-05T23:59:00-04:00").statusCode(409).body("type", containsString("not-regulated"));
    }

    @Test
    void a_read_after_a_place_waits_for_it_and_another_text_is_no_place() {
        UUID keeper = CLERK.keeper("Ann Example");

        CLERK.get("/keepers/" + keeper + "?after=whitman-ma/keeper/" + keeper + "@1")
                .statusCode(200);
        for (String wrong : new String[] {"x", "whitman-ma/keeper/" + keeper, "arlington-ma/keeper/" + keeper + "@1"}) {
            CLERK.get("/keepers/" + keeper + "?after=" + wrong).statusCode(400).body("field", equalTo("after"));
        }
    }
}
