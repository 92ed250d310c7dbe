package org.townhound.enforcement;

import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.startsWith;
import static org.townhound.enforcement.Call.assertProblem;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class Assessing_facts {
    private static final Officer AGENT = new Officer("health-agent", "dennis-ma");
    private static final Map<String, Object> SMALL_LOT =
            Map.of("shelter.kind", "coop", "lot.area", "19999 square-feet", "distance.lot-line", "9 feet");

    @Test
    void tells_what_is_violated_with_section_fine_and_trace() {
        asked(AGENT, question("2026-03-02", Set.of("shelter"), SMALL_LOT, Set.of()))
                .statusCode(200)
                .body("town", equalTo("dennis-ma"))
                .body("ordinanceVersion", startsWith("sha256:"))
                .body("violated", hasSize(2))
                .body("violated[0].rule.provision", equalTo("lot.least-for-shelter"))
                .body("violated[0].rule.section", equalTo("§ 3.2.a"))
                .body("violated[0].rule.since", equalTo("2010-10-28"))
                .body("violated[0].fine.section", equalTo("§ XI"))
                .body("violated[0].fine.eachDay", equalTo(true))
                .body("violated[0].fine.steps[0].amount.amount", equalTo("25.00"))
                .body("violated[0].facts", hasItem("lot.area"))
                .body("violated[0].decisions.provision", hasItem("dennis.small_lot_coop"))
                .body("violated[1].rule.provision", equalTo("setback.lot-line.coop"))
                .body("violated[1].limits[0].value", equalTo("10 feet"))
                .body("notJudged.find { it.rule.provision == 'setback.wetland' }.missing", hasItem("distance.wetland"));
    }

    @Test
    void tells_what_a_board_has_varied() {
        asked(AGENT, question("2026-03-02", Set.of("shelter"), SMALL_LOT, Set.of("lot.least-for-shelter")))
                .statusCode(200)
                .body("varied.rule.provision", equalTo(List.of("lot.least-for-shelter")))
                .body("violated", hasSize(1));
    }

    @Test
    void takes_the_law_of_the_day_and_says_where_a_fine_leaves_a_choice_or_no_amount() {
        Map<String, Object> sixHours = Map.of(
                "dog.tethered", true,
                "dog.at-farm-work", false,
                "tether.times",
                        List.of(Map.of(
                                "from",
                                "2018-06-30T08:00-04:00",
                                "until",
                                "2018-06-30T14:00-04:00",
                                "attended",
                                false)));
        asked(Officer.OF_ARLINGTON, question("2018-06-30", Set.of("tether"), sixHours, Set.of()))
                .body("violated", hasSize(0));
        asked(Officer.OF_ARLINGTON, question("2018-07-01", Set.of("tether"), sixHours, Set.of()))
                .body("violated.rule.provision", equalTo(List.of("tether.longest")))
                .body("violated[0].fine.steps.sanction", equalTo(List.of("warning", "fine", "fine")));
        asked(
                        Officer.OF_WHITMAN,
                        question(
                                "2026-03-02",
                                Set.of("veterinary-hospital"),
                                Map.of("hospital.area", true, "kennel.license", "none"),
                                Set.of()))
                .body("violated[0].fine.steps[0].sanction", equalTo("no-amount"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lot.size | 5 | is not a fact that this town's law asks for",
                "lot.area | 19999 | must say its unit: a number, a space and square-feet",
                "lot.area | 19999 feet | must say its unit: a number, a space and square-feet",
                "shelter.kind | castle | must be one of",
                "shelter.sound | maybe | must be true or false"
            })
    void names_the_fact_that_cannot_be_used(String fact, String value, String wrong) {
        assertProblem(
                        asked(AGENT, question("2026-03-02", Set.of("shelter"), Map.of(fact, value), Set.of())),
                        400,
                        "invalid-field")
                .body("field", equalTo("/facts/" + fact))
                .body("detail", startsWith(fact + " " + wrong));
    }

    @Test
    void names_a_subject_that_is_not_assessed_and_a_provision_that_cannot_be_varied() {
        assertProblem(
                        asked(AGENT, question("2026-03-02", Set.of("spaceship"), Map.of(), Set.of())),
                        400,
                        "invalid-field")
                .body("field", equalTo("/subjects"));
        assertProblem(
                        asked(AGENT, question("2026-03-02", Set.of("shelter"), Map.of(), Set.of("fines.general"))),
                        400,
                        "invalid-field")
                .body("field", equalTo("/varied"));
        assertProblem(
                        asked(
                                Officer.OF_WHITMAN,
                                question("2026-03-02", Set.of("leash"), Map.of(), Set.of("leash.lead-most"))),
                        400,
                        "invalid-field")
                .body("field", equalTo("/varied"));
    }

    private static Map<String, Object> question(
            String on, Set<String> subjects, Map<String, Object> facts, Set<String> varied) {
        return Map.of("on", on, "subjects", subjects, "facts", facts, "varied", varied);
    }

    private static ValidatableResponse asked(Officer officer, Map<String, Object> question) {
        return officer.asks()
                .contentType(ContentType.JSON)
                .body(question)
                .post(officer.path("/assessments"))
                .then();
    }
}
