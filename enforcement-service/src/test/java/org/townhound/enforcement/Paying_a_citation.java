package org.townhound.enforcement;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.townhound.enforcement.Call.assertProblem;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Paying_a_citation {
    private static String notice(String action) {
        Map<String, Object> form =
                Officer.leash(UUID.randomUUID(), Simulation.now().toString(), Map.of("action", action));
        return Officer.OF_WHITMAN.records(form).statusCode(201).extract().path("notice.number");
    }

    @Test
    void the_whole_fine_is_paid_to_the_town_clerk() {
        String number = notice("cite");

        Payments.pays(number, "30.00")
                .statusCode(201)
                .body("account.charged.amount", equalTo("30.00"))
                .body("account.paid.amount", equalTo("30.00"))
                .body("account.balance.amount", equalTo("0.00"))
                .body("account.lines[0].kind", equalTo("fine"))
                .body("account.lines[0].payee", equalTo("town-clerk"))
                .body("account.lines[0].because.citation.section", equalTo("§ 110-18.A"));
    }

    @Test
    void another_amount_is_not_taken() {
        String number = notice("cite");

        assertProblem(Payments.pays(number, "29.99"), 409, "amount-is-not-the-balance");
        assertProblem(Payments.pays(number, "30.01"), 409, "amount-is-not-the-balance");
        assertProblem(Payments.pays(number, "1000000.00"), 409, "amount-is-not-the-balance");

        Officer.CLERK.get("/citations/" + number).body("account.paid.amount", equalTo("0.00"));
    }

    @Test
    void the_same_payment_sent_twice_is_one_payment() {
        String number = notice("cite");
        Map<String, ?> form = Payments.form(UUID.randomUUID(), "30.00");
        String path = "/citations/" + number + "/payments";

        Officer.CLERK.post(path, form).statusCode(201);
        Officer.CLERK.post(path, form).statusCode(201).body("account.lines", hasSize(2));

        assertProblem(Payments.pays(number, "30.00"), 409, "nothing-is-owed");
    }

    @Test
    void nothing_is_owed_for_a_warning() {
        String number = notice("warn");

        Officer.CLERK
                .get("/citations/" + number)
                .statusCode(200)
                .body("kind", equalTo("warning"))
                .body("amount.amount", equalTo("0.00"))
                .body("assessment.ordinal", equalTo(1))
                .body("account.lines", hasSize(0));
        assertProblem(Payments.pays(number, "30.00"), 409, "nothing-is-owed");
    }

    @Test
    void a_citation_of_another_town_is_not_found() {
        String number = notice("cite");

        assertProblem(new Officer("town-clerk", "arlington-ma").get("/citations/" + number), 404, "not-found");
        assertProblem(
                new Officer("town-clerk", "arlington-ma")
                        .post("/citations/" + number + "/payments", Payments.form(UUID.randomUUID(), "30.00")),
                404,
                "not-found");
    }
}
