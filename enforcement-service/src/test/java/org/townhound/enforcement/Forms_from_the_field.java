package org.townhound.enforcement;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.townhound.enforcement.Call.assertProblem;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Forms_from_the_field {
    private static final Officer OFFICER = Officer.OF_WHITMAN;
    private static final String FORMS = "/field-forms";

    private static Map<String, Object> form(UUID keeper, OffsetDateTime occurredAt) {
        Map<String, Object> form = new HashMap<>();
        form.put("formId", UUID.randomUUID().toString());
        form.put("deviceRecordedAt", occurredAt.toString());
        form.put("offense", offense(keeper, occurredAt));
        return form;
    }

    private static Map<String, Object> offense(UUID keeper, OffsetDateTime occurredAt) {
        Map<String, Object> offense = new HashMap<>();
        offense.put("personId", keeper.toString());
        offense.put("provision", "leash.at-large");
        offense.put("action", "cite");
        offense.put("occurredAt", occurredAt.toString());
        return offense;
    }

    private static ValidatableResponse sends(Map<String, ?> form) {
        return OFFICER.asks()
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("Prefer", "wait=10")
                .contentType(ContentType.JSON)
                .body(form)
                .post(OFFICER.path(FORMS))
                .then();
    }

    private static OffsetDateTime atNoonInWhitman() {
        return Simulation.today().minusDays(1).atTime(12, 0).atOffset(ZoneOffset.ofHours(-5));
    }

    @Test
    void one_form_sent_twice_under_two_keys_is_one_offense_and_one_citation() {
        UUID keeper = UUID.randomUUID();
        Map<String, Object> form = form(keeper, atNoonInWhitman());

        var first = sends(form)
                .statusCode(201)
                .body("formId", equalTo(form.get("formId")))
                .body("offense.assessment.ordinal", equalTo(1))
                .body("offense.notice.number", notNullValue())
                .body("offense.deviceRecordedAt", notNullValue())
                .extract();

        sends(form)
                .statusCode(201)
                .body("offense.offenseId", equalTo(first.path("offense.offenseId")))
                .body("offense.notice.number", equalTo(first.path("offense.notice.number")));
        OFFICER.get("/keepers/" + keeper + "/offense-counts?year="
                        + atNoonInWhitman().getYear())
                .body("offenses", hasSize(1));
    }

    @Test
    void one_that_comes_after_a_later_one_takes_its_place_before_it() {
        UUID keeper = UUID.randomUUID();
        sends(form(keeper, atNoonInWhitman())).statusCode(201).body("offense.assessment.ordinal", equalTo(1));

        sends(form(keeper, atNoonInWhitman().minusDays(1)))
                .statusCode(201)
                .body("offense.assessment.ordinal", equalTo(1));

        OFFICER.get("/keepers/" + keeper + "/offense-counts?year="
                        + atNoonInWhitman().getYear())
                .body("offenses", hasSize(2))
                .body("offenses[1].assessment.ordinal", equalTo(2))
                .body("offenses[1].proposal.difference.amount", equalTo("20.00"));
    }

    @Test
    void the_same_form_with_another_offense_is_refused() {
        Map<String, Object> form = form(UUID.randomUUID(), atNoonInWhitman());
        sends(form).statusCode(201);

        Map<String, Object> other = form(UUID.randomUUID(), atNoonInWhitman());
        other.put("formId", form.get("formId"));
        assertProblem(sends(other), 409, "offense-recorded-otherwise");

        Map<String, Object> offense = offense(UUID.randomUUID(), atNoonInWhitman());
        offense.put("offenseId", UUID.randomUUID().toString());
        other.put("offense", offense);
        assertProblem(sends(other), 409, "form-of-another-offense");
    }

    @Test
    void an_offset_that_moves_the_date_needs_the_officers_confirmation() {
        OffsetDateTime lastEvening = OffsetDateTime.parse("2025-12-31T23:30:00-05:00");
        Map<String, Object> form = form(UUID.randomUUID(), lastEvening.withOffsetSameInstant(ZoneOffset.UTC));

        assertProblem(sends(form), 409, "date-unconfirmed")
                .body(
                        "detail",
                        equalTo("The form says that it happened on 2026-01-01, but in the town it was 2025-12-31."));
        form.put("confirmedOn", "2026-01-01");
        assertProblem(sends(form), 409, "date-unconfirmed");
        form.put("confirmedOn", "2025-12-31");
        sends(form).statusCode(201).body("offense.occurredOn", equalTo("2025-12-31"));
    }

    @Test
    void a_form_without_an_id_or_from_the_future_is_refused() {
        Map<String, Object> form = form(UUID.randomUUID(), atNoonInWhitman());
        form.remove("formId");
        assertProblem(sends(form), 400, "invalid-field").body("field", equalTo("/formId"));
        assertProblem(
                        sends(form(UUID.randomUUID(), OffsetDateTime.parse("2099-01-01T12:00:00-05:00"))),
                        400,
                        "invalid-field")
                .body("field", equalTo("/offense/occurredAt"));
    }
}
