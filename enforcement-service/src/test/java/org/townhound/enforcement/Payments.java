package org.townhound.enforcement;

import io.restassured.response.ValidatableResponse;
import java.util.Map;
import java.util.UUID;

/** Payments at the town clerk's counter. */
final class Payments {
    private Payments() {}

    static ValidatableResponse pays(String number, String amount) {
        return Officer.CLERK.post("/citations/" + number + "/payments", form(UUID.randomUUID(), amount));
    }

    static Map<String, ?> form(UUID payment, String amount) {
        return Map.of(
                "paymentId", payment.toString(),
                "amount", Map.of("amount", amount, "currency", "USD"),
                "method", "cash");
    }
}
