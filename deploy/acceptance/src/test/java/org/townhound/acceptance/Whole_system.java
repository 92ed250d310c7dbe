package org.townhound.acceptance;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Whole_system {
    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final int FORMS_BETWEEN_KILLS = 15;
    private static final List<UUID> KEEPERS =
            IntStream.range(0, 5).mapToObj(any -> UUID.randomUUID()).toList();

    private static ScratchStack stack;
    private static Clerk clerk;
    private static Officer officer;
    private static Api field;
    private static SimulatedTime time;

    @BeforeAll
    static void start() {
        stack = ScratchStack.up("--simulation", "--at", "2026-02-20T00:00-05:00");
        String operator = stack.token("operator", "whitman-ma");
        clerk = new Clerk(new Api(stack.url("licensing"), stack.token("town-clerk", "whitman-ma")));
        field = new Api(stack.url("enforcement"), stack.token("animal-control-officer", "whitman-ma"));
        officer = new Officer(field);
        time = new SimulatedTime(Stream.of("licensing", "enforcement")
                .map(service -> new Api(stack.url(service), operator))
                .toList());
    }

    @AfterAll
    static void end() {
        if (stack != null) {
            stack.close();
        }
    }

    @Test
    @Order(1)
    void a_year_in_Whitman_costs_what_the_bylaw_says() {
        Api cashier = new Api(stack.url("enforcement"), stack.token("town-clerk", "whitman-ma"));
        A_year_of_leash_offenses year = new A_year_of_leash_offenses(time, clerk, cashier, officer);

        year.untilSummer();
        new A_summer_of_licenses(time, clerk).happens();
        year.afterSummer();
    }

    @Test
    @Order(2)
    void nothing_is_lost_and_nothing_is_doubled_whatever_dies() throws Exception {
        time.isAtLeast("2027-06-01T12:00:00-04:00");
        try (Load load = new Load(field, KEEPERS, Instant.parse("2027-06-01T15:00:00Z"))) {
            for (String victim : List.of("enforcement", "licensing", "kafka", "postgresql")) {
                int before = load.taken();
                await().atMost(PATIENCE).until(() -> load.taken() >= before + FORMS_BETWEEN_KILLS);
                stack.killAndAwaitReturn(victim);
                int after = load.taken();
                await(victim + " is back at work").atMost(PATIENCE).until(() -> load.taken() > after);
            }

            Map<UUID, UUID> taken = load.finish();

            assertCountedOnce(taken);
        }
    }

    @Test
    @Order(3)
    void what_was_written_is_there_after_down_and_up() {
        List<JsonNode> before = KEEPERS.stream().map(Whole_system::offenses).toList();

        stack.down();
        stack.up();
        String token = stack.token("animal-control-officer", "whitman-ma");
        officer = new Officer(new Api(stack.url("enforcement"), token));

        assertTrue(stack.isHealthy());
        assertEquals(before, KEEPERS.stream().map(Whole_system::offenses).toList());
    }

    private static void assertCountedOnce(Map<UUID, UUID> taken) {
        await("every form is assessed")
                .atMost(PATIENCE)
                .until(() -> KEEPERS.stream()
                                .mapToInt(keeper -> offenses(keeper).size())
                                .sum()
                        == taken.size());
        Set<String> notices = new HashSet<>();
        for (UUID keeper : KEEPERS) {
            JsonNode offenses = offenses(keeper);
            for (int place = 0; place < offenses.size(); place++) {
                JsonNode offense = offenses.get(place);
                UUID id = UUID.fromString(offense.path("offenseId").asText());
                assertEquals(keeper, taken.get(id));
                assertEquals(
                        place + 1, offense.path("assessment").path("ordinal").asInt());
                assertTrue(notices.add(offense.path("notice").path("number").asText()), "a number twice");
            }
        }
        assertEquals(taken.size(), notices.size());
    }

    private static JsonNode offenses(UUID keeper) {
        return officer.counts(keeper, 2027).path("offenses");
    }
}
