package org.townhound.impound;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.hasKey;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.Locale;
import org.junit.jupiter.api.Test;

@QuarkusTest
class OpenApiTest {
    @Test
    void every_call_of_the_matrix_is_described() {
        ValidatableResponse document =
                given().accept("application/json").get("/q/openapi").then().statusCode(200);

        for (String call : AccessTest.calls()) {
            String method = call.substring(0, call.indexOf(' ')).toLowerCase(Locale.ROOT);
            String path = call.substring(call.indexOf(' ') + 1);
            document.body("paths.'" + path + "'", hasKey(method));
        }
    }
}
