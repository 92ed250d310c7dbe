package org.townhound.enforcement;

import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Two records of one keeper with exactly one instant. The ledger counts them 1 and 2, in the order of their ids. An answer
 * is made only when the ledger knows everything that is recorded of the keeper by then; so both officers are told 1 only
 * where one was assessed and answered before the other's record was sealed. The raise of the one that then stands second
 * is only proposed, as of any notice that is out.
 */
@QuarkusTest
class Two_officers_at_once {
    private static final int ROUNDS = 200;
    private static final int AT_ONCE = 10;

    @Inject
    Streams streams;

    /** What an officer was told. */
    private record Told(UUID keeper, UUID offense, int status, Integer ordinal) {}

    @Test
    void are_the_first_and_the_second_in_the_ledger_and_are_told_so_in_each_of_200_rounds() throws Exception {
        String now = Simulation.now().toString();
        int toldOneBoth = 0;
        try (ExecutorService officers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int round = 0; round < ROUNDS; round += AT_ONCE) {
                CyclicBarrier instant = new CyclicBarrier(2 * AT_ONCE);
                List<UUID> keepers = IntStream.range(0, AT_ONCE)
                        .mapToObj(_ -> UUID.randomUUID())
                        .toList();
                List<Callable<Told>> records = keepers.stream()
                        .flatMap(keeper -> IntStream.range(0, 2).mapToObj(_ -> recording(instant, keeper, now)))
                        .toList();
                List<Told> told = new ArrayList<>();
                for (var answer : officers.invokeAll(records)) {
                    told.add(answer.get());
                }
                for (UUID keeper : keepers) {
                    toldOneBoth += check(
                            keeper,
                            told.stream()
                                    .filter(answer -> answer.keeper().equals(keeper))
                                    .toList());
                }
            }
        }
        System.out.printf("told 1 and 1, one before the other was recorded: %d of %d%n", toldOneBoth, ROUNDS);
    }

    private static Callable<Told> recording(CyclicBarrier instant, UUID keeper, String now) {
        Map<String, Object> form = Officer.leash(keeper, now);
        UUID offense = UUID.fromString((String) form.get("offenseId"));
        return () -> {
            instant.await();
            var answer = Officer.OF_WHITMAN.records(form).extract();
            return new Told(keeper, offense, answer.statusCode(), answer.path("assessment.ordinal"));
        };
    }

    /** Answers 1 where both were told that they are the first, which only an honest reason excuses. */
    private int check(UUID keeper, List<Told> told) {
        told.forEach(answer -> assertEquals(201, answer.status()));
        List<UUID> counted = countsToTwo(keeper);
        Set<Integer> ordinals = told.stream().map(Told::ordinal).collect(Collectors.toSet());
        if (!ordinals.equals(Set.of(1))) {
            assertEquals(Set.of(1, 2), ordinals, "told otherwise than the ledger counts");
            return 0;
        }
        UUID first = counted.getFirst();
        UUID second = counted.getLast();
        assertTrue(
                streams.placeOfRecord(first) > streams.placeOfAssessment(keeper, second),
                "both were told 1, and the second was assessed when the first was recorded already");
        Officer.OF_WHITMAN.get("/offenses/" + second).body("proposal.difference.amount", equalTo("20.00"));
        return 1;
    }

    /** The two offenses in the order in which they count. */
    private static List<UUID> countsToTwo(UUID keeper) {
        var counts = Officer.OF_WHITMAN
                .get("/keepers/" + keeper + "/offense-counts?year=" + Simulation.year())
                .statusCode(200)
                .extract();
        assertEquals(List.of(1, 2), counts.<List<Integer>>path("offenses.assessment.ordinal"));
        return counts.<List<String>>path("offenses.offenseId").stream()
                .map(UUID::fromString)
                .toList();
    }
}
