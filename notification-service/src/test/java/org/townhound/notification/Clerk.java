package org.townhound.notification;

import static io.restassured.RestAssured.given;

import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.UUID;
import org.townhound.testkit.Tokens;

/** A town clerk who looks at notices. */
final class Clerk {
    private Clerk() {}

    static ValidatableResponse get(String path) {
        return given().urlEncodingEnabled(false)
                .auth()
                .oauth2(Tokens.of("town-clerk", Keepers.WHITMAN))
                .get("/towns/" + Keepers.WHITMAN + path)
                .then();
    }

    static List<String> noticesOf(UUID keeper) {
        return get("/notices?personId=" + keeper).statusCode(200).extract().path("notices.noticeId");
    }

    static boolean sees(UUID keeper, String status) {
        List<String> found = get("/notices?personId=" + keeper + "&status=" + status)
                .statusCode(200)
                .extract()
                .path("notices.noticeId");
        return !found.isEmpty();
    }

    static ValidatableResponse onlyNoticeOf(UUID keeper) {
        return get("/notices/" + noticesOf(keeper).getFirst()).statusCode(200);
    }
}
