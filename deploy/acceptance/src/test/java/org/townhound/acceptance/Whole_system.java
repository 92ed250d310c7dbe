package org.townhound.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestMethodOrder;
import org.townhound.acceptance.fault.CrashRun;
import org.townhound.acceptance.fault.StoredEvents;
import org.townhound.acceptance.play.Http;
import org.townhound.acceptance.play.Patience;
import org.townhound.acceptance.play.Playing;
import org.townhound.acceptance.scenario.Scenario;
import org.townhound.acceptance.scenario.ScenarioFiles;
import org.townhound.acceptance.stack.ScratchStack;

@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class Whole_system {
    private static final Path HOME = Path.of("../..").toAbsolutePath().normalize();
    private static final List<Scenario> SCENARIOS = ScenarioFiles.read(List.of(Path.of("scenarios")));
    private static final Playing ALL = new Playing(SCENARIOS, Patience.NONE);
    private static final int ROUNDS = 2;

    private static ScratchStack stack;
    private static int eachProcessOnce;

    @BeforeAll
    static void start() {
        stack = ScratchStack.up(HOME, ALL.begins(), SCENARIOS);
        eachProcessOnce = stack.processes().size();
    }

    @AfterAll
    static void end() {
        if (stack != null) {
            stack.close();
        }
    }

    @TestFactory
    @Order(1)
    Stream<DynamicTest> every_scenario_holds() {
        return ALL.play(stack, _ -> {}).stream()
                .map(outcome -> dynamicTest(
                        outcome.scenario().name(),
                        () -> assertEquals(
                                "", outcome.failure().map(Object::toString).orElse(""))));
    }

    @Test
    @Order(2)
    void what_was_written_is_there_after_down_and_up() {
        Map<String, List<JsonNode>> before = stored();
        assertFalse(before.get("enforcement").isEmpty());
        stack.down();
        stack.upAgain();
        assertEquals(before, stored());
        stack.close();
    }

    /** Every process dies once, at a random moment, while the demo is played in two rounds. */
    @Test
    @Order(3)
    void nothing_is_lost_and_nothing_is_doubled_whatever_dies() {
        Scenario story = ScenarioFiles.read(List.of(HOME.resolve(Demo.STORY))).getFirst();
        long seed = Long.getLong("townhound.seed", System.nanoTime() & Integer.MAX_VALUE);
        System.out.println("townhound.seed=" + seed);
        CrashRun run = new CrashRun(HOME, ROUNDS, eachProcessOnce, seed);
        assertEquals(List.of(), run.run(story, System.out::println));
    }

    private static Map<String, List<JsonNode>> stored() {
        StoredEvents events = new StoredEvents(stack, "whitman-ma", new Http());
        return stack.withClock().stream().collect(Collectors.toMap(Function.identity(), events::of));
    }
}
