package org.townhound.licensing;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class Paying_for_a_license {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;

    /** $15.00, and its tag comes at once. */
    private static String licensedInTime() {
        return CLERK.applies(CLERK.vaccinatedDog(), "2025-07-15T09:00:00-04:00")
                .statusCode(201)
                .extract()
                .path("licenseId");
    }

    /** $15.00 and a late fee of $25.00, and its tag waits for that. */
    private static String licensedLate() {
        return CLERK.applies(CLERK.vaccinatedDog(), "2025-09-02T10:00:00-04:00")
                .statusCode(201)
                .body("tag.number", nullValue())
                .extract()
                .path("licenseId");
    }

    private static ValidatableResponse paysByCheck(String license, UUID payment, String amount) {
        return CLERK.post(
                "/licenses/" + license + "/payments",
                Clerk.with(Clerk.paymentForm(payment, amount), Map.of("method", "check", "reference", "1204")));
    }

    private static int count(String receipt) {
        return Integer.parseInt(receipt.substring(receipt.indexOf('-') + 1));
    }

    @Test
    void in_parts_each_with_a_receipt_and_never_more_than_is_owed() {
        String license = licensedInTime();

        CLERK.pays(license, UUID.randomUUID(), "10.00")
                .statusCode(201)
                .body("receipt.number", matchesPattern("licensing-[0-9]{6}"))
                .body("receipt.amount.amount", equalTo("10.00"))
                .body("due.amount", equalTo("5.00"))
                .body("account.state", equalTo("open"))
                .body("account.charges.paid.amount", contains("10.00"))
                .body("account.charges.left.amount", contains("5.00"));
        CLERK.pays(license, UUID.randomUUID(), "5.01")
                .statusCode(409)
                .body("type", containsString("more-than-is-owed"))
                .body("detail", equalTo("$5.01 was offered, but $5.00 is owed."));
        CLERK.pays(license, UUID.randomUUID(), "5.00")
                .statusCode(201)
                .body("due.amount", equalTo("0.00"))
                .body("account.state", equalTo("settled"));
        CLERK.pays(license, UUID.randomUUID(), "15.00").statusCode(409).body("type", containsString("nothing-is-owed"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-15.00", "0.00"})
    void never_nothing_or_less(String amount) {
        CLERK.pays(licensedInTime(), UUID.randomUUID(), amount).statusCode(400).body("field", equalTo("/amount"));
    }

    @Test
    void a_check_and_a_card_have_a_reference_and_cash_needs_none() {
        String license = licensedInTime();
        for (String method : List.of("check", "card")) {
            CLERK.post(
                            "/licenses/" + license + "/payments",
                            Clerk.with(Clerk.paymentForm(UUID.randomUUID(), "15.00"), Map.of("method", method)))
                    .statusCode(400)
                    .body("field", equalTo("/reference"));
        }

        CLERK.pays(license, UUID.randomUUID(), "15.00").statusCode(201).body("receipt.reference", nullValue());
    }

    @Test
    void receipts_have_no_hole_though_a_payment_between_is_refused() {
        String license = licensedInTime();
        int first =
                count(CLERK.pays(license, UUID.randomUUID(), "5.00").extract().path("receipt.number"));
        CLERK.pays(license, UUID.randomUUID(), "20.00").statusCode(409);
        int second =
                count(CLERK.pays(license, UUID.randomUUID(), "5.00").extract().path("receipt.number"));

        assertEquals(first + 1, second);
    }

    @Test
    void one_id_three_times_at_once_is_one_payment_and_an_equal_amount_under_another_id_a_second() throws Exception {
        String license = licensedLate();
        UUID payment = UUID.randomUUID();
        Set<String> receipts = new HashSet<>();
        try (ExecutorService processors = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<String> webhook = () -> paysByCheck(license, payment, "15.00")
                    .statusCode(201)
                    .extract()
                    .path("receipt.number");
            for (var receipt : processors.invokeAll(List.of(webhook, webhook, webhook))) {
                receipts.add(receipt.get());
            }
        }
        assertEquals(1, receipts.size());
        CLERK.get("/licenses/" + license).body("account.payments", hasSize(1)).body("due.amount", equalTo("25.00"));

        paysByCheck(license, UUID.randomUUID(), "15.00").statusCode(201).body("account.payments", hasSize(2));
        paysByCheck(license, payment, "14.00").statusCode(409).body("type", containsString("line-recorded-otherwise"));
        paysByCheck(licensedInTime(), payment, "15.00")
                .statusCode(409)
                .body("type", containsString("payment-of-another-account"));
    }

    @Test
    void the_tag_waits_until_nothing_is_left_of_the_late_fee() {
        String license = licensedLate();

        CLERK.pays(license, UUID.randomUUID(), "15.00")
                .statusCode(201)
                .body("due.amount", equalTo("25.00"))
                .body("account.charges.kind", contains("license-fee", "late-fee"))
                .body("account.charges.left.amount", contains("0.00", "25.00"))
                .body("tag.number", nullValue())
                .body("tag.withheldBy", equalTo("§ 110-2.D"));
        CLERK.pays(license, UUID.randomUUID(), "24.99").statusCode(201).body("tag.number", nullValue());
        CLERK.pays(license, UUID.randomUUID(), "0.01").statusCode(201).body("tag.number", notNullValue());
    }

    @Test
    void after_a_returned_check_the_tag_waits_for_what_is_owed_again() {
        String license = licensedLate();
        UUID check = UUID.randomUUID();
        paysByCheck(license, check, "15.00").statusCode(201);

        CLERK.voids(license, check)
                .statusCode(201)
                .body("account.balance.amount", equalTo("40.00"))
                .body("account.paid.amount", equalTo("0.00"))
                .body("account.payments[0].voided.reason", equalTo("check-returned"))
                .body("account.payments[0].voided.by", equalTo("tester-town-clerk"));
        CLERK.voids(license, check).statusCode(409).body("type", containsString("payment-already-voided"));

        CLERK.pays(license, UUID.randomUUID(), "25.00").statusCode(201).body("tag.number", nullValue());
        CLERK.pays(license, UUID.randomUUID(), "15.00").statusCode(201).body("tag.number", notNullValue());
    }

    @Test
    void a_tag_that_is_out_stays_out_when_its_check_comes_back_and_the_money_is_owed_again() {
        String license = licensedLate();
        UUID check = UUID.randomUUID();
        String tag =
                paysByCheck(license, check, "40.00").statusCode(201).extract().path("tag.number");

        CLERK.voids(license, check).statusCode(201).body("account.state", equalTo("open"));

        CLERK.get("/licenses/" + license).body("tag.number", equalTo(tag)).body("due.amount", equalTo("40.00"));
        CLERK.pays(license, UUID.randomUUID(), "40.00")
                .statusCode(201)
                .body("account.state", equalTo("settled"))
                .body("tag.number", equalTo(tag));
    }

    @Test
    void a_late_fee_that_is_waived_withholds_no_tag_and_the_license_fee_stays_owed() {
        String license = licensedLate();
        String lateFee = CLERK.get("/licenses/" + license).extract().path("account.charges[1].chargeId");
        Map<String, String> form =
                Map.of("waiverId", UUID.randomUUID().toString(), "chargeId", lateFee, "reason", "assessed-in-error");

        for (int time = 1; time <= 2; time++) {
            CLERK.post("/accounts/" + license + "/waivers", form)
                    .statusCode(201)
                    .body("account.waived.amount", equalTo("25.00"))
                    .body("account.waivers", hasSize(1))
                    .body("account.waivers[0].reason", equalTo("assessed-in-error"))
                    .body("account.waivers[0].by", equalTo("tester-town-clerk"))
                    .body("account.waivers[0].at", notNullValue());
        }

        CLERK.get("/licenses/" + license).body("tag.number", notNullValue()).body("due.amount", equalTo("15.00"));
    }

    @Test
    void all_that_is_left_is_waived_and_more_is_refused() {
        String license = licensedLate();
        CLERK.pays(license, UUID.randomUUID(), "20.00").statusCode(201);

        CLERK.waives(license, Map.of("amount", Map.of("amount", "20.01", "currency", "USD")))
                .statusCode(409)
                .body("detail", equalTo("$20.01 was to be waived, but $20.00 is left."));
        CLERK.waives(license, Map.of("amount", Map.of("amount", "0.00", "currency", "USD")))
                .statusCode(400)
                .body("field", equalTo("/amount"));
        CLERK.waives(license, Map.of("reason", "he is my uncle"))
                .statusCode(400)
                .body("field", equalTo("/reason"));
        CLERK.as("collector")
                .waives(license, Map.of())
                .statusCode(201)
                .body("account.state", equalTo("settled"))
                .body("account.paid.amount", equalTo("20.00"))
                .body("account.waivers[0].by", equalTo("tester-collector"));
        CLERK.waives(license, Map.of()).statusCode(409).body("type", containsString("nothing-is-left-to-waive"));
    }

    @Test
    void an_account_is_read_after_a_place_and_only_in_its_own_town() {
        String license = licensedInTime();
        String place = CLERK.waives(license, Map.of()).statusCode(201).extract().path("place");

        CLERK.get("/accounts/" + license + "?after=" + place)
                .statusCode(200)
                .body("account.accountId", equalTo(license))
                .body("place", equalTo(place));
        CLERK.get("/accounts/" + license + "?after=x").statusCode(400).body("field", equalTo("after"));
        CLERK.get("/accounts/" + UUID.randomUUID()).statusCode(404);
        CLERK.waives(UUID.randomUUID().toString(), Map.of()).statusCode(404);
        Clerk.OF_ARLINGTON.get("/accounts/" + license).statusCode(404);
        Clerk.OF_ARLINGTON.waives(license, Map.of()).statusCode(404);
    }

    @Test
    void nothing_is_refunded_that_is_not_owed_back() {
        String license = licensedInTime();
        CLERK.pays(license, UUID.randomUUID(), "15.00").statusCode(201);

        CLERK.as("treasurer")
                .post(
                        "/accounts/" + license + "/refunds",
                        Map.of(
                                "refundId",
                                UUID.randomUUID().toString(),
                                "amount",
                                Map.of("amount", "0.01", "currency", "USD"),
                                "method",
                                "cash",
                                "reason",
                                "overpaid"))
                .statusCode(409)
                .body("type", containsString("nothing-is-owed-back"));
    }
}
