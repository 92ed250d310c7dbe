package org.townhound.enforcement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Two_officers_at_once {
    private static final int ROUNDS = 200;
    private static final int AT_ONCE = 10;

    @Test
    void two_records_of_one_keeper_at_the_same_instant_are_the_first_and_the_second_in_each_of_200_rounds()
            throws Exception {
        String now = Simulation.now().toString();
        try (ExecutorService officers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int round = 0; round < ROUNDS; round += AT_ONCE) {
                List<UUID> keepers = IntStream.range(0, AT_ONCE)
                        .mapToObj(_ -> UUID.randomUUID())
                        .toList();
                CyclicBarrier instant = new CyclicBarrier(2 * AT_ONCE);
                List<Callable<Integer>> records = keepers.stream()
                        .flatMap(keeper -> IntStream.range(0, 2).mapToObj(_ -> recording(instant, keeper, now)))
                        .toList();
                for (var status : officers.invokeAll(records)) {
                    assertEquals(201, status.get());
                }
                keepers.forEach(Two_officers_at_once::countsToTwo);
            }
        }
    }

    private static Callable<Integer> recording(CyclicBarrier instant, UUID keeper, String now) {
        Map<String, Object> form = Officer.leash(keeper, now);
        return () -> {
            instant.await();
            return Officer.OF_WHITMAN.records(form).extract().statusCode();
        };
    }

    private static void countsToTwo(UUID keeper) {
        List<Integer> ordinals = Officer.OF_WHITMAN
                .get("/keepers/" + keeper + "/offense-counts?year=" + Simulation.year())
                .statusCode(200)
                .extract()
                .path("offenses.assessment.ordinal");
        assertEquals(Set.of(1, 2), Set.copyOf(ordinals));
        assertEquals(2, ordinals.size());
    }
}
