package org.townhound.impound;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

@QuarkusTest
class A_dog_in_the_pound {
    private static final Officer OFFICER = Officer.OF_WHITMAN;
    private static final String IN = "2026-03-02T14:00:00-05:00";
    private static final String OUT = "2026-03-05T10:00:00-05:00";
    private final Elsewhere whitman = new Elsewhere("whitman-ma");

    @Test
    void is_held_for_ten_days_and_on_to_Monday_when_the_tenth_is_a_holiday() {
        UUID march = OFFICER.takesIn(null, null, IN);
        OFFICER.get("/impoundments/" + march)
                .body("hold.claimUntil", equalTo("2026-03-12"))
                .body("hold.dispositionFrom", equalTo("2026-03-13"))
                .body("section", equalTo("§ 110-15"))
                .body("ordinanceVersion", startsWith("sha256:"));
        UUID june = OFFICER.takesIn(null, null, "2026-06-09T11:00:00-04:00");
        OFFICER.get("/impoundments/" + june)
                .body("hold.claimUntil", equalTo("2026-06-22"))
                .body("hold.dispositionFrom", equalTo("2026-06-23"))
                .body("hold.arithmetic", containsString("Juneteenth Independence Day"));
    }

    @Test
    void costs_forty_dollars_when_it_goes_on_the_same_day() {
        UUID impoundment = OFFICER.takesIn(null, null, "2026-03-02T09:00:00-05:00");
        OFFICER.statement(impoundment, "2026-03-02T17:00:00-05:00").body("total.amount", equalTo("40.00"));
    }

    @Test
    void costs_sixty_dollars_when_it_was_taken_on_Monday_and_is_fetched_on_Wednesday() {
        UUID impoundment = OFFICER.takesIn(null, null, "2026-10-05T09:00:00-04:00");
        OFFICER.statement(impoundment, "2026-10-07T16:00:00-04:00")
                .body("total.amount", equalTo("60.00"))
                .body("lines.amount.amount", contains("30.00", "30.00"));
    }

    @Test
    void leaves_in_spite_of_a_fine_that_is_not_overdue() {
        UUID keeper = whitman.keeper();
        UUID impoundment = readyToLeave(keeper);
        whitman.cited(keeper, number(), "2026-03-02", "30.00");
        OFFICER.awaits(impoundment, OUT, "fines[0].payUntil", "2026-03-23");

        OFFICER.releases(impoundment, OUT)
                .statusCode(201)
                .body("release.fines", hasSize(1))
                .body("release.fines[0].overdue", equalTo(false))
                .body("release.fines[0].outstanding.amount", equalTo("30.00"));
    }

    @Test
    void stays_for_an_overdue_fine_until_it_is_paid_or_taken_back() {
        UUID keeper = whitman.keeper();
        UUID impoundment = readyToLeave(keeper);
        UUID paid = whitman.cited(keeper, number(), "2026-01-05", "50.00");
        UUID lowered = whitman.cited(keeper, number(), "2026-01-06", "30.00");
        OFFICER.awaits(impoundment, OUT, "fines.overdue", List.of(true, true));

        OFFICER.releases(impoundment, OUT)
                .statusCode(422)
                .body("type", equalTo("https://townhound.org/problems/fines-unpaid"))
                .body("section", equalTo("§ 110-20.D"))
                .body("detail", containsString("payable until 2026-01-26"));
        whitman.paid("enforcement", paid, "50.00");
        whitman.credited("enforcement", lowered, "30.00");
        OFFICER.awaits(impoundment, OUT, "releasable", true);
        OFFICER.releases(impoundment, OUT).statusCode(201);
    }

    @Test
    void of_an_unknown_keeper_stays_until_somebody_says_whose_it_is() {
        UUID keeper = whitman.keeper();
        UUID dog = whitman.dog(keeper);
        UUID impoundment = OFFICER.takesIn(null, null, IN);
        OFFICER.releases(impoundment, OUT)
                .statusCode(409)
                .body("type", equalTo("https://townhound.org/problems/dog-or-keeper-unknown"));

        Map<String, String> names = Map.of("keeperId", keeper.toString(), "dogId", dog.toString());
        OFFICER.post("/impoundments/" + impoundment + "/identifications", names)
                .statusCode(201)
                .body("keeperId", equalTo(keeper.toString()))
                .body("dogId", equalTo(dog.toString()));
        OFFICER.post("/impoundments/" + impoundment + "/identifications", names).statusCode(201);
        OFFICER.releases(impoundment, OUT).statusCode(422).body("section", equalTo("§ 110-20.C"));
    }

    @Test
    void cannot_be_taken_in_again_while_it_is_there() {
        UUID keeper = whitman.keeper();
        UUID dog = whitman.dog(keeper);
        UUID first = OFFICER.takesIn(dog, keeper, IN);
        OFFICER.get("/impoundments/" + first + "?after=whitman-ma/impoundment/" + first + "@1")
                .statusCode(200);

        OFFICER.post("/impoundments", Officer.intake(dog, keeper, OUT))
                .statusCode(409)
                .body("type", equalTo("https://townhound.org/problems/dog-already-in-pound"))
                .body("detail", containsString(first.toString()));
    }

    @Test
    void taken_in_twice_by_one_form_is_there_once() {
        Map<String, Object> form = Officer.intake(null, null, IN);
        String id = (String) form.get("impoundmentId");
        OFFICER.post("/impoundments", "key-" + id, form).statusCode(201);
        OFFICER.post("/impoundments", "key-" + id, form).statusCode(201);
        OFFICER.post("/impoundments", form)
                .statusCode(201)
                .body("account.charges", hasSize(1))
                .body("account.charged.amount", equalTo("30.00"));
        form.put("color", "black");
        OFFICER.post("/impoundments", form).statusCode(409);
    }

    @Test
    void of_a_keeper_or_a_reason_that_this_town_does_not_know_is_not_taken_in() {
        UUID stranger = new Elsewhere("arlington-ma").keeper();
        Awaitility.await()
                .atMost(Duration.ofSeconds(20))
                .until(() -> OFFICER.post("/impoundments", Officer.intake(null, stranger, IN))
                                .extract()
                                .statusCode()
                        == 404);
        Map<String, Object> form = Officer.intake(null, null, IN);
        form.put("reason", "barking");
        OFFICER.post("/impoundments", form)
                .statusCode(400)
                .body("field", equalTo("/reason"))
                .body("detail", containsString("no-license-or-tag, stray, violation, warrant"));
    }

    @Test
    void has_a_statement_from_its_intake_on_and_not_before() {
        UUID impoundment = OFFICER.takesIn(null, null, IN);
        for (String at : new String[] {"2026-03-02T13:59:59-05:00", "2026-03-05", "soon"}) {
            OFFICER.statement(impoundment, at).statusCode(400).body("field", equalTo("at"));
        }
        OFFICER.releases(impoundment, "2026-03-01T10:00:00-05:00")
                .statusCode(400)
                .body("field", equalTo("/releasedAt"));
        OFFICER.pays(impoundment, "30.00", "2026-03-01T10:00:00-05:00")
                .statusCode(400)
                .body("field", equalTo("/receivedAt"));
    }

    @Test
    void needs_an_ordinance_about_it() {
        Officer.OF_ARLINGTON
                .post("/impoundments", Officer.intake(null, null, IN))
                .statusCode(409)
                .body("type", equalTo("https://townhound.org/problems/not-regulated"));
    }

    /** A licensed dog without its tag, for which all fees until OUT are paid. */
    private UUID readyToLeave(UUID keeper) {
        UUID dog = whitman.dog(keeper);
        UUID license = whitman.licensed(dog, "2025-07-15", "2025-07-01", "2026-06-30", false);
        whitman.paid("licensing", license, "15.00");
        UUID impoundment = OFFICER.takesIn(dog, keeper, IN);
        OFFICER.pays(impoundment, "70.00", OUT).statusCode(201);
        OFFICER.awaits(impoundment, OUT, "releasable", true);
        return impoundment;
    }

    private static String number() {
        return "2026-" + String.format("%06d", ThreadLocalRandom.current().nextInt(1_000_000));
    }
}
