package org.townhound.enforcement;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@QuarkusTest
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class A_year_of_leash_offenses {
    private static final Officer OFFICER = Officer.OF_WHITMAN;
    private static final UUID ANN = UUID.randomUUID();
    private static final UUID BOB = UUID.randomUUID();
    private static final Map<String, Object> MARCH = Officer.leash(ANN, "2026-03-01T10:00:00-05:00");
    private static final Map<String, Object> MAY = Officer.leash(ANN, "2026-05-01T10:00:00-04:00");
    private static final Map<String, Object> BOBS_15TH = Officer.leash(BOB, "2026-06-15T10:00:00-04:00");
    private static final Map<String, Object> BOBS_10TH = Officer.leash(BOB, "2026-06-10T10:00:00-04:00");
    private static final Map<String, Object> NOVEMBER = Officer.leash(ANN, "2026-11-30T10:00:00-05:00");
    private static final Map<String, Object> DECEMBER = Officer.leash(ANN, "2026-12-20T10:00:00-05:00");
    private static final Map<String, Object> LAST_EVENING = Officer.leash(ANN, "2027-01-01T04:30:00Z");
    private static final Map<String, Object> FIRST_NIGHT = Officer.leash(ANN, "2027-01-01T00:30:00-05:00");

    private static ValidatableResponse recordedOn(String clock, Map<String, Object> form) {
        Simulation.moveTo(clock);
        return OFFICER.records(form).statusCode(201);
    }

    private static void stands(Map<String, Object> form, int ordinal, String amount) {
        OFFICER.offense(form)
                .statusCode(200)
                .body("assessment.ordinal", equalTo(ordinal))
                .body("notice.amount.amount", equalTo(amount));
    }

    @Test
    @Order(1)
    void the_first_of_the_year_costs_30_dollars_and_says_why() {
        recordedOn("2026-03-01T10:05:00-05:00", MARCH)
                .body("assessment.ordinal", equalTo(1))
                .body("assessment.sanction.kind", equalTo("fine"))
                .body("assessment.sanction.amount.amount", equalTo("30.00"))
                .body("assessment.section", equalTo("§ 110-18.A"))
                .body("assessment.ordinanceVersion", startsWith("sha256:"))
                .body("assessment.window.kind", equalTo("calendar-year"))
                .body("assessment.window.from", equalTo("2026-01-01"))
                .body("assessment.window.until", equalTo("2026-12-31"))
                .body("assessment.priors", hasSize(0))
                .body("assessment.arithmetic", equalTo("0 priors + 1 = offense 1: fine $30.00"))
                .body("notice.number", matchesPattern("2026-[0-9]{6}"))
                .body("notice.amount.amount", equalTo("30.00"))
                .body("place", startsWith("whitman-ma/offense/" + MARCH.get("offenseId") + "@"));
    }

    @Test
    @Order(2)
    void the_second_costs_50_dollars() {
        recordedOn("2026-05-01T10:05:00-04:00", MAY)
                .body("assessment.ordinal", equalTo(2))
                .body("assessment.sanction.amount.amount", equalTo("50.00"))
                .body("assessment.priors.offenseId", contains(MARCH.get("offenseId")))
                .body("assessment.arithmetic", equalTo("1 prior + 1 = offense 2: fine $50.00"));
    }

    @Test
    @Order(3)
    void an_earlier_one_that_is_recorded_later_takes_its_place_and_the_raise_is_only_proposed() {
        recordedOn("2026-06-15T10:05:00-04:00", BOBS_15TH).body("notice.amount.amount", equalTo("30.00"));
        recordedOn("2026-06-20T10:00:00-04:00", BOBS_10TH)
                .body("assessment.ordinal", equalTo(1))
                .body("notice.amount.amount", equalTo("30.00"));
        OFFICER.offense(BOBS_15TH)
                .body("assessment.ordinal", equalTo(2))
                .body("assessment.sanction.amount.amount", equalTo("50.00"))
                .body("notice.amount.amount", equalTo("30.00"))
                .body("proposal.difference.amount", equalTo("20.00"))
                .body("proposal.rule.provision", equalTo("ledger.increase"))
                .body("proposal.rule.citation.section", equalTo("§ 110-18"));
    }

    @Test
    @Order(4)
    void two_dogs_loose_together_stand_on_one_step_and_one_loose_again_on_the_next() {
        UUID cal = UUID.randomUUID();
        Map<String, Object> rex = Officer.leash(cal, "2026-06-18T10:00:00-04:00");
        Map<String, Object> bella =
                Officer.leash(cal, "2026-06-18T10:00:00-04:00", Map.of("incidentId", rex.get("incidentId")));
        List.of(rex, bella, Officer.leash(cal, "2026-06-19T10:00:00-04:00"))
                .forEach(form -> OFFICER.records(form).statusCode(201));
        OFFICER.get("/keepers/" + cal + "/offense-counts?year=2026")
                .body("offenses.assessment.ordinal", contains(1, 1, 2))
                .body("offenses.notice.amount.amount", contains("30.00", "30.00", "50.00"))
                .body("counts.offenses", contains(3))
                .body("counts.reached", contains(2));
    }

    @Test
    @Order(5)
    void one_that_is_recorded_too_late_for_its_notice_counts_and_is_flagged() {
        UUID dee = UUID.randomUUID();
        Map<String, Object> june = Officer.leash(dee, "2026-06-10T10:00:00-04:00");
        OFFICER.records(june).statusCode(201).body("notice.amount.amount", equalTo("30.00"));
        recordedOn("2026-08-01T10:00:00-04:00", Officer.leash(dee, "2026-05-01T10:00:00-04:00"))
                .body("assessment.ordinal", equalTo(1))
                .body("notice", nullValue())
                .body("noticeDefective.recordedOn", equalTo("2026-08-01"))
                .body("noticeDefective.lastMailingDay", equalTo("2026-05-16"))
                .body("noticeDefective.rule.provision", equalTo("late_notice.mail_limit_days"));
        OFFICER.offense(june)
                .body("assessment.ordinal", equalTo(2))
                .body("notice.amount.amount", equalTo("30.00"))
                .body("proposal.difference.amount", equalTo("20.00"));
    }

    @Test
    @Order(6)
    void the_third_and_every_later_one_costs_100_dollars() {
        recordedOn("2026-11-30T10:05:00-05:00", NOVEMBER)
                .body("assessment.ordinal", equalTo(3))
                .body("notice.amount.amount", equalTo("100.00"));
        recordedOn("2026-12-20T10:05:00-05:00", DECEMBER)
                .body("assessment.ordinal", equalTo(4))
                .body("notice.amount.amount", equalTo("100.00"));
    }

    @Test
    @Order(7)
    void the_year_ends_at_midnight_in_whitman() {
        recordedOn("2026-12-31T23:35:00-05:00", LAST_EVENING)
                .body("occurredOn", equalTo("2026-12-31"))
                .body("assessment.ordinal", equalTo(5))
                .body("notice.number", startsWith("2026-"))
                .body("notice.amount.amount", equalTo("100.00"));
        recordedOn("2027-01-01T00:35:00-05:00", FIRST_NIGHT)
                .body("occurredOn", equalTo("2027-01-01"))
                .body("assessment.ordinal", equalTo(1))
                .body("assessment.priors", hasSize(0))
                .body("notice.number", startsWith("2027-"))
                .body("notice.amount.amount", equalTo("30.00"));
    }

    @Test
    @Order(8)
    void the_counts_of_a_keeper_and_a_year_can_be_read() {
        OFFICER.get("/keepers/" + ANN + "/offense-counts?year=2026")
                .statusCode(200)
                .body("incomplete", equalTo(false))
                .body("counts.group", contains("leash"))
                .body("counts.offenses", contains(5))
                .body("offenses.assessment.ordinal", contains(1, 2, 3, 4, 5))
                .body("offenses.notice.amount.amount", contains("30.00", "50.00", "100.00", "100.00", "100.00"));
        OFFICER.get("/keepers/" + ANN + "/offense-counts?year=2027").body("offenses.assessment.ordinal", contains(1));
        OFFICER.get("/keepers/" + ANN + "/offense-counts?year=2025").body("offenses", hasSize(0));
    }

    @Test
    @Order(9)
    void voiding_the_first_lowers_the_second_and_the_third_and_gives_back_what_was_paid() {
        String second = OFFICER.offense(MAY).extract().path("notice.number");
        Payments.pays(second, "50.00").statusCode(201);

        OFFICER.voids(MARCH, "not-proved");

        OFFICER.offense(MARCH)
                .body("voidedBecause", equalTo("not-proved"))
                .body("assessment", nullValue())
                .body("notice.amount.amount", equalTo("0.00"));
        stands(MAY, 1, "30.00");
        stands(NOVEMBER, 2, "50.00");
        stands(DECEMBER, 3, "100.00");
        stands(LAST_EVENING, 4, "100.00");
        stands(FIRST_NIGHT, 1, "30.00");
        Officer.CLERK
                .get("/citations/" + second)
                .statusCode(200)
                .body("issuedAmount.amount", equalTo("50.00"))
                .body("account.charged.amount", equalTo("50.00"))
                .body("account.paid.amount", equalTo("50.00"))
                .body("account.credited.amount", equalTo("20.00"))
                .body("account.balance.amount", equalTo("-20.00"))
                .body("assessment.section", equalTo("§ 110-18.A"))
                .body("place", notNullValue());
    }
}
