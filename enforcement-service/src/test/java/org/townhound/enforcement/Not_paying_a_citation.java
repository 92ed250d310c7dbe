package org.townhound.enforcement;

import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;
import static org.townhound.enforcement.Officer.leash;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Not_paying_a_citation {
    private static final ZoneId ZONE = ZoneId.of("America/New_York");

    @Test
    void the_first_midnight_after_the_last_day_puts_it_in_default_and_a_payment_ends_that_it_is_overdue() {
        String number = cited(form());
        LocalDate payBy = payBy(number);
        citation(number)
                .body("payByBecause[0].citation.section", startsWith("§ 110-20"))
                .body("defaulted", equalTo(false))
                .body("overdue", equalTo(false));
        ZonedDateTime end = payBy.plusDays(1).atStartOfDay(ZONE);
        Simulation.moveTo(end.minusSeconds(1).toInstant().toString());
        citation(number).body("defaulted", equalTo(false)).body("overdue", equalTo(false));
        Simulation.moveTo(end.toInstant().toString());
        citation(number).body("defaulted", equalTo(true)).body("overdue", equalTo(true));
        Payments.pays(number, "30.00").statusCode(201);
        citation(number).body("defaulted", equalTo(true)).body("overdue", equalTo(false));
    }

    @Test
    void neither_a_paid_nor_a_voided_one_comes_into_default() {
        String paid = cited(form());
        Map<String, Object> wrong = form();
        String voided = cited(wrong);
        Payments.pays(paid, "30.00").statusCode(201);
        Officer.OF_WHITMAN.voids(wrong, "wrong-person");
        Simulation.moveTo(payBy(paid).plusDays(2).atStartOfDay(ZONE).toInstant().toString());
        citation(paid).body("defaulted", equalTo(false)).body("overdue", equalTo(false));
        citation(voided).body("defaulted", equalTo(false)).body("overdue", equalTo(false));
    }

    @Test
    void a_default_is_taken_back_by_a_timely_payment_that_was_recorded_late_and_by_a_voiding_but_not_by_a_late_one() {
        String timely = cited(form());
        String late = cited(form());
        Map<String, Object> wrong = form();
        String voided = cited(wrong);
        ZonedDateTime end = payBy(timely).plusDays(1).atStartOfDay(ZONE);
        Simulation.moveTo(end.plusDays(2).toInstant().toString());
        Stream.of(timely, late, voided).forEach(number -> citation(number).body("defaulted", equalTo(true)));

        Payments.paidBefore(timely, "30.00", end.minusSeconds(1).toInstant()).statusCode(201);
        Payments.paidBefore(late, "30.00", end.toInstant()).statusCode(201);
        Officer.OF_WHITMAN.voids(wrong, "wrong-person");

        await().untilAsserted(() -> {
            citation(timely).body("defaulted", equalTo(false)).body("overdue", equalTo(false));
            citation(voided).body("defaulted", equalTo(false)).body("overdue", equalTo(false));
        });
        citation(late).body("defaulted", equalTo(true)).body("overdue", equalTo(false));
    }

    private static Map<String, Object> form() {
        return leash(UUID.randomUUID(), Simulation.now().minusHours(1).toString());
    }

    private static String cited(Map<String, Object> form) {
        return Officer.OF_WHITMAN.records(form).statusCode(201).extract().path("notice.number");
    }

    private static LocalDate payBy(String number) {
        return LocalDate.parse(citation(number).extract().path("payBy"));
    }

    private static ValidatableResponse citation(String number) {
        return Officer.OF_WHITMAN.get("/citations/" + number).statusCode(200);
    }
}
