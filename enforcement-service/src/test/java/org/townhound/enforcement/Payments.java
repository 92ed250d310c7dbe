package org.townhound.enforcement;

import io.restassured.response.ValidatableResponse;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

/** Payments at the town clerk's counter. */
final class Payments {
    private Payments() {}

    static ValidatableResponse pays(String number, String amount) {
        return Officer.CLERK.post("/citations/" + number + "/payments", form(UUID.randomUUID(), amount));
    }

    static ValidatableResponse paidBefore(String number, String amount, Instant receivedAt) {
        Map<String, Object> form = new HashMap<>(form(UUID.randomUUID(), amount));
        form.put("receivedAt", receivedAt.toString());
        return Officer.CLERK.post("/citations/" + number + "/payments", form);
    }

    static ValidatableResponse paysByCheck(String number, UUID payment, String amount) {
        Map<String, Object> form = new HashMap<>(form(payment, amount));
        form.putAll(Map.of("method", "check", "reference", "1204"));
        return Officer.CLERK.post("/citations/" + number + "/payments", form);
    }

    static ValidatableResponse voids(String account, UUID payment) {
        return Officer.CLERK.post(
                "/accounts/" + account + "/payment-voidings",
                Map.of("paymentId", payment.toString(), "reason", "check-returned"));
    }

    static ValidatableResponse refunds(String account, String amount) {
        return new Officer("treasurer", Officer.WHITMAN)
                .post(
                        "/accounts/" + account + "/refunds",
                        Map.of(
                                "refundId",
                                UUID.randomUUID().toString(),
                                "amount",
                                Map.of("amount", amount, "currency", "USD"),
                                "method",
                                "cash",
                                "reason",
                                "assessment-adjusted"));
    }

    static Map<String, ?> form(UUID payment, String amount) {
        return Map.of(
                "paymentId", payment.toString(),
                "amount", Map.of("amount", amount, "currency", "USD"),
                "method", "cash");
    }
}
