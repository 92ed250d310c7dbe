package org.townhound.notification;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong with a call, the answer says so. */
@QuarkusTest
class BadInputTest {
    @ParameterizedTest
    @CsvSource({
        "status=lost, status",
        "kind=A%20b, kind",
        "kind=a%00b, kind",
        "personId=nobody, personId",
        "cursor=-1, cursor",
        "cursor=x, cursor",
        "limit=0, limit",
        "limit=201, limit",
        "limit=99999999999999999999, limit"
    })
    void a_filter_of_another_form_is_refused_by_name(String query, String field) {
        problem(Clerk.get("/notices?" + query), 400).body("field", equalTo(field));
    }

    @Test
    void a_notice_that_this_town_does_not_know_is_not_found() {
        problem(Clerk.get("/notices/" + UUID.randomUUID()), 404);
        problem(Clerk.get("/notices/no-id"), 404);
    }

    @Test
    void a_page_that_begins_behind_the_last_notice_is_empty() {
        Clerk.get("/notices?cursor=999999999").statusCode(200).body("notices.size()", equalTo(0));
    }

    private static ValidatableResponse problem(ValidatableResponse answer, int status) {
        return answer.statusCode(status)
                .contentType(startsWith("application/problem+json"))
                .body("type", startsWith("https://townhound.org/problems/"))
                .body(not(containsString("Exception")))
                .body(not(containsString("org.townhound.")));
    }
}
