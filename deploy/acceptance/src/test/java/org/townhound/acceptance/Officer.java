package org.townhound.acceptance;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.UUID;

/** An animal control officer with a mobile form. */
final class Officer {
    private final Api enforcement;

    Officer(Api enforcement) {
        this.enforcement = enforcement;
    }

    /** Cites a keeper for a dog at large and waits for the count. */
    JsonNode cite(UUID keeper, UUID offense, String occurredAt) {
        return enforcement
                .post("/towns/whitman-ma/offenses", form(keeper, offense, occurredAt))
                .expecting(201);
    }

    void voidOffense(UUID offense) {
        enforcement
                .post("/towns/whitman-ma/offenses/" + offense + "/voidings", "{\"reason\":\"recorded-in-error\"}")
                .expecting(201);
    }

    JsonNode read(UUID offense) {
        return enforcement.get("/towns/whitman-ma/offenses/" + offense).expecting(200);
    }

    JsonNode counts(UUID keeper, int year) {
        return enforcement
                .get("/towns/whitman-ma/keepers/" + keeper + "/offense-counts?year=" + year)
                .expecting(200);
    }

    static String form(UUID keeper, UUID offense, String occurredAt) {
        return """
                {"offenseId":"%s","personId":"%s","provision":"leash.at-large","occurredAt":"%s","action":"cite"}""".formatted(offense, keeper, occurredAt);
    }

    /** Ordinal and due sanction in one word, such as {@code 2: 50.00}. */
    static String assessed(JsonNode offense) {
        return offense.path("assessment").path("ordinal").asInt() + ": " + due(offense);
    }

    /** What the law asks for, such as {@code 50.00}. */
    static String due(JsonNode offense) {
        return offense.path("assessment")
                .path("sanction")
                .path("amount")
                .path("amount")
                .asText();
    }

    /** What the notice asks for today, such as {@code 30.00}. */
    static String asked(JsonNode offense) {
        return offense.path("notice").path("amount").path("amount").asText();
    }
}
