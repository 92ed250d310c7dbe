package org.townhound.enforcement;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
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
                .body("receipt.number", matchesPattern("enforcement-[0-9]{6}"))
                .body("receipt.amount.amount", equalTo("30.00"))
                .body("account.state", equalTo("settled"))
                .body("account.charged.amount", equalTo("30.00"))
                .body("account.paid.amount", equalTo("30.00"))
                .body("account.balance.amount", equalTo("0.00"))
                .body("account.charges[0].kind", equalTo("fine"))
                .body("account.charges[0].payee", equalTo("town-clerk"))
                .body("account.charges[0].paid.amount", equalTo("30.00"))
                .body("account.charges[0].because.citation.section", equalTo("§ 110-18.A"));
    }

    @Test
    void a_part_is_taken_and_more_than_is_owed_is_not() {
        String number = notice("cite");

        Payments.pays(number, "29.99").statusCode(201).body("account.balance.amount", equalTo("0.01"));
        assertProblem(Payments.pays(number, "0.02"), 409, "more-than-is-owed")
                .body("detail", equalTo("$0.02 was offered, but $0.01 is owed."));
        assertProblem(Payments.pays(number, "1000000.00"), 409, "more-than-is-owed");

        Officer.CLERK.get("/citations/" + number).body("account.paid.amount", equalTo("29.99"));
    }

    @Test
    void a_fine_whose_check_comes_back_is_owed_again_and_dismissed_then_it_is_settled() {
        Map<String, Object> form =
                Officer.leash(UUID.randomUUID(), Simulation.now().toString());
        String number =
                Officer.OF_WHITMAN.records(form).statusCode(201).extract().path("notice.number");
        UUID check = UUID.randomUUID();
        String account = Payments.paysByCheck(number, check, "30.00")
                .statusCode(201)
                .extract()
                .path("account.accountId");

        String payBy = Officer.CLERK.get("/citations/" + number).extract().path("payBy");

        Payments.voids(account, check).statusCode(201).body("account.state", equalTo("open"));
        Officer.CLERK
                .get("/citations/" + number)
                .body("account.balance.amount", equalTo("30.00"))
                .body("account.paid.amount", equalTo("0.00"))
                .body("payBy", equalTo(payBy));

        Officer.OF_WHITMAN.voids(form, "not-proved");
        Officer.CLERK
                .get("/citations/" + number)
                .body("account.balance.amount", equalTo("0.00"))
                .body("account.state", equalTo("settled"));
    }

    @Test
    void what_was_paid_on_a_fine_that_is_dismissed_is_owed_back_and_refunded_once() {
        Map<String, Object> form =
                Officer.leash(UUID.randomUUID(), Simulation.now().toString());
        String number =
                Officer.OF_WHITMAN.records(form).statusCode(201).extract().path("notice.number");
        String account =
                Payments.pays(number, "30.00").statusCode(201).extract().path("account.accountId");
        Officer.OF_WHITMAN.voids(form, "not-proved");

        Officer.CLERK
                .get("/accounts/" + account)
                .body("account.state", equalTo("owed-back"))
                .body("account.balance.amount", equalTo("-30.00"));
        assertProblem(Payments.refunds(account, "30.01"), 409, "refund-exceeds-what-is-owed-back")
                .body("detail", equalTo("A refund of $30.01 was asked for, but the town owes back $30.00."));
        Payments.refunds(account, "30.00")
                .statusCode(201)
                .body("account.state", equalTo("settled"))
                .body("account.paid.amount", equalTo("30.00"))
                .body("account.refunded.amount", equalTo("30.00"))
                .body("account.net.amount", equalTo("0.00"))
                .body("account.refunds[0].by", equalTo("tester-treasurer"));
        assertProblem(Payments.refunds(account, "30.00"), 409, "nothing-is-owed-back");
    }

    @Test
    void the_same_payment_sent_twice_is_one_payment() {
        String number = notice("cite");
        Map<String, ?> form = Payments.form(UUID.randomUUID(), "30.00");
        String path = "/citations/" + number + "/payments";

        Officer.CLERK.post(path, form).statusCode(201);
        Officer.CLERK.post(path, form).statusCode(201).body("account.payments", hasSize(1));

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
                .body("account.charges", hasSize(0));
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
