package org.townhound.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("it sets system properties")
class RandomHistoriesTest {
    private static final RandomHistories<Integer> NUMBERS = RandomHistories.of(RandomHistoriesTest::numbers)
            .simplifiedBy(number -> number == 0 ? List.of() : List.of(0, number / 2, number - 1));

    @Test
    void a_property_that_holds_is_tried_on_as_many_histories_as_asked() {
        List<List<Integer>> tried = new ArrayList<>();

        NUMBERS.times(40).check("any history is a history", (history, _) -> tried.add(history));

        assertEquals(40, tried.size());
        assertTrue(Set.copyOf(tried).size() > 30, "they differ");
    }

    @Test
    void a_counter_example_is_shrunk_to_the_steps_and_values_that_matter() {
        AssertionError failure = assertThrows(
                AssertionError.class,
                () -> NUMBERS.times(500).check("no two numbers from 50 on", (history, _) -> {
                    assertTrue(history.stream().filter(number -> number >= 50).count() < 2);
                }));

        assertTrue(failure.getMessage().contains("to 2 steps:\n    50\n    50\n"), failure.getMessage());
    }

    @Test
    void the_seed_of_a_failure_brings_it_back_at_once() {
        AssertionError first = assertThrows(AssertionError.class, () -> NUMBERS.check("none above 90", noneAbove(90)));
        Matcher seed = Pattern.compile("-Dtownhound.seed=(\\d+)").matcher(first.getMessage());
        assertTrue(seed.find(), first.getMessage());

        System.setProperty(RandomHistories.SEED, seed.group(1));
        try {
            AssertionError again =
                    assertThrows(AssertionError.class, () -> NUMBERS.times(1).check("none above 90", noneAbove(90)));
            assertEquals(first.getMessage(), again.getMessage());
        } finally {
            System.clearProperty(RandomHistories.SEED);
        }
    }

    @Test
    void the_number_of_runs_can_be_set_from_outside() {
        List<List<Integer>> tried = new ArrayList<>();
        System.setProperty(RandomHistories.RUNS, "7");
        try {
            NUMBERS.times(40).check("any history is a history", (history, _) -> tried.add(history));
        } finally {
            System.clearProperty(RandomHistories.RUNS);
        }

        assertEquals(7, tried.size());
    }

    @Test
    void deliveries_keep_what_they_deliver() {
        NUMBERS.check("a delivery holds the same items", (history, random) -> {
            List<Integer> sorted = history.stream().sorted().toList();

            assertEquals(
                    sorted,
                    Deliveries.permuted(history, random).stream().sorted().toList());
            assertEquals(new HashSet<>(history), new HashSet<>(Deliveries.duplicated(history, random)));
            assertTrue(Deliveries.duplicated(history, random).size() >= history.size());
            assertEquals(
                    history,
                    Deliveries.batched(history, 3, random).stream()
                            .peek(batch -> assertTrue(!batch.isEmpty() && batch.size() <= 3))
                            .flatMap(List::stream)
                            .toList());
        });
    }

    @Test
    void deliveries_do_reorder_and_double() {
        List<Integer> hundred = numbersUpTo(100);
        RandomGenerator random = RandomGenerator.getDefault();

        assertTrue(!Deliveries.permuted(hundred, random).equals(hundred));
        assertTrue(Deliveries.duplicated(hundred, random).size() > 100);
        assertTrue(Deliveries.batched(hundred, 10, random).size() >= 10);
    }

    private static RandomHistories.Property<Integer> noneAbove(int most) {
        return (history, _) -> assertTrue(history.stream().allMatch(number -> number <= most));
    }

    private static List<Integer> numbers(RandomGenerator random) {
        return random.ints(random.nextInt(12), 0, 100).boxed().toList();
    }

    private static List<Integer> numbersUpTo(int count) {
        return IntStream.range(0, count).boxed().toList();
    }
}
