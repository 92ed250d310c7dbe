package org.townhound.enforcement;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.townhound.enforcement.Call.assertProblem;

import io.quarkus.test.junit.QuarkusTest;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Voiding_over_REST {
    private static final Officer OFFICER = Officer.OF_WHITMAN;

    private static Map<String, Object> recorded(UUID keeper, Map<String, ?> different) {
        Map<String, Object> form = Officer.leash(keeper, Simulation.now().toString(), different);
        OFFICER.records(form).statusCode(201);
        return form;
    }

    @Test
    void a_voided_offense_is_not_counted_and_its_whole_fine_is_credited() {
        UUID keeper = UUID.randomUUID();
        Map<String, Object> form = recorded(keeper, Map.of());
        String number = OFFICER.offense(form).extract().path("notice.number");

        OFFICER.voids(form, "recorded-in-error");

        OFFICER.get("/keepers/" + keeper + "/offense-counts?year=" + Simulation.year())
                .statusCode(200)
                .body("offenses", hasSize(0));
        Officer.CLERK
                .get("/citations/" + number)
                .body("amount.amount", equalTo("0.00"))
                .body("assessment", nullValue())
                .body("account.credited.amount", equalTo("30.00"))
                .body("account.balance.amount", equalTo("0.00"));
    }

    @Test
    void an_offense_is_voided_once_and_its_form_does_not_revive_it() {
        Map<String, Object> form = recorded(UUID.randomUUID(), Map.of());
        OFFICER.voids(form, "duplicate");

        String path = "/offenses/" + form.get("offenseId") + "/voidings";
        assertProblem(OFFICER.post(path, Map.of("reason", "duplicate")), 409, "offense-already-voided");

        OFFICER.records(form).body("voidedBecause", equalTo("duplicate")).body("assessment", nullValue());
    }

    @Test
    void the_same_voiding_under_the_same_key_is_answered_again() {
        Map<String, Object> form = recorded(UUID.randomUUID(), Map.of());
        String key = UUID.randomUUID().toString();
        String path = "/offenses/" + form.get("offenseId") + "/voidings";

        OFFICER.post(path, key, Map.of("reason", "not-proved")).statusCode(201);
        OFFICER.post(path, key, Map.of("reason", "not-proved")).statusCode(201);
    }

    @Test
    void a_recorded_offense_counts_without_a_notice_and_without_an_incident_it_is_its_own() {
        UUID keeper = UUID.randomUUID();
        Map<String, Object> form = Officer.leash(keeper, Simulation.now().toString(), Map.of("action", "record"));
        form.remove("incidentId");
        OFFICER.records(form)
                .statusCode(201)
                .body("incidentId", equalTo(form.get("offenseId")))
                .body("assessment.ordinal", equalTo(1))
                .body("notice", nullValue());

        Map<String, Object> next = new HashMap<>(form);
        next.put("offenseId", UUID.randomUUID().toString());
        next.put("action", "cite");
        OFFICER.records(next).statusCode(201);

        OFFICER.get("/keepers/" + keeper + "/offense-counts?year=" + Simulation.year())
                .body("offenses", hasSize(2))
                .body("counts[0].reached", equalTo(2));
    }
}
