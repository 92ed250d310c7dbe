package org.townhound.kit.provider;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.notNullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.townhound.kit.provider.StandInProvider.AUDIENCE;
import static org.townhound.kit.provider.StandInProvider.LIFE;
import static org.townhound.kit.provider.StandInProvider.SIGNER;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.townhound.eventstore.Ids;
import org.townhound.kit.call.OtherServices;
import org.townhound.kit.problem.IdentityProviderUnavailable;
import org.townhound.testkit.Tokens;
import org.townhound.testkit.TownhoundServers;

/** A service whose tokens come from an identity provider, which is not there yet when the service starts. */
@QuarkusTest
@QuarkusTestResource(value = TownhoundServers.class, restrictToAnnotatedClass = true)
@QuarkusTestResource(value = ProviderSettings.class, restrictToAnnotatedClass = true)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class IdentityProviderIT {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String SAMPLE = "/towns/whitman-ma/samples/" + Ids.next();
    private static final String NOBODY = "/towns/whitman-ma/directory/people/" + Ids.next();

    @Inject
    OtherServices services;

    private final String url = ConfigProvider.getConfig().getValue("townhound.token.provider", String.class);
    private StandInProvider provider;

    @AfterEach
    void endProvider() {
        if (provider != null) {
            provider.close();
        }
    }

    @Test
    @Order(1)
    void a_service_that_started_before_its_provider_says_503_until_it_is_there() {
        assertUnavailable(call(Tokens.of("town-clerk", "whitman-ma")));
        given().get("/towns/whitman-ma/notices").then().statusCode(200);
        given().get(SAMPLE).then().statusCode(401);
        CompletionException failed = assertThrows(CompletionException.class, this::ask);
        assertInstanceOf(IdentityProviderUnavailable.class, failed.getCause());
        begin();
        call(provider.mint("town-clerk", "whitman-ma")).statusCode(200).body("actor", equalTo("tester-town-clerk"));
        assertEquals(Optional.empty(), ask());
    }

    @Test
    @Order(2)
    void only_tokens_of_the_provider_that_are_meant_for_townhound_are_good() {
        begin();
        Map<String, String> refused = Map.of(
                "another key", clerk(new StandInProvider.Signer(SIGNER.kid()), url, AUDIENCE, LIFE),
                "another issuer", clerk(SIGNER, "https://elsewhere.example", AUDIENCE, LIFE),
                "another audience", clerk(SIGNER, url, "payroll", LIFE),
                "expired", clerk(SIGNER, url, AUDIENCE, LIFE.negated()),
                "a key that the provider does not have", clerk(new StandInProvider.Signer("none"), url, AUDIENCE, LIFE),
                "a local key", Tokens.of("town-clerk", "whitman-ma"));
        call(clerk(SIGNER, url, AUDIENCE, LIFE)).statusCode(200);
        refused.forEach((what, token) -> assertEquals(401, call(token).extract().statusCode(), what));
        call(provider.mint("town-clerk", "dennis-ma")).statusCode(404);
        call(provider.mint("treasurer", "whitman-ma")).statusCode(403);
        call(provider.mint("auditor", "*")).statusCode(200);
    }

    @Test
    @Order(3)
    void another_service_is_asked_with_a_fetched_token_that_is_kept_until_shortly_before_its_end() {
        begin();
        assertEquals(Optional.empty(), ask());
        assertEquals(1, provider.given().size());
        provider.nextTokensLive(LIFE);
        for (int time = 0; time < 3; time++) {
            assertEquals(Optional.empty(), ask());
        }
        assertEquals(2, provider.given().size());
    }

    @Test
    @Order(4)
    void while_the_provider_is_away_known_keys_hold_and_unknown_ones_wait() {
        begin();
        String known = provider.mint("town-clerk", "whitman-ma");
        call(known).statusCode(200);
        provider.close();
        call(known).statusCode(200);
        assertUnavailable(call(clerk(new StandInProvider.Signer("second"), url, AUDIENCE, LIFE)));
        begin();
        provider.changeKey("third");
        call(provider.mint("town-clerk", "whitman-ma")).statusCode(200);
    }

    private void begin() {
        provider = StandInProvider.at(url);
    }

    /** The other service is this one: it verifies the token, which must have the role service, and knows nobody. */
    private Optional<String> ask() {
        return services.get("licensing", NOBODY).await().atMost(PATIENCE);
    }

    private static ValidatableResponse call(String token) {
        return given().auth().oauth2(token).get(SAMPLE).then();
    }

    private static void assertUnavailable(ValidatableResponse answer) {
        answer.statusCode(503)
                .contentType("application/problem+json")
                .body("type", equalTo("https://townhound.org/problems/unavailable"))
                .body("detail", equalTo("The identity provider cannot be reached just now."))
                .header("Retry-After", notNullValue());
    }

    private static String clerk(StandInProvider.Signer signer, String issuer, String audience, Duration life) {
        return StandInProvider.mint(signer, issuer, audience, life, "town-clerk", "whitman-ma");
    }
}
