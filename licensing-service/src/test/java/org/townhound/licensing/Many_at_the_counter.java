package org.townhound.licensing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@QuarkusTest
class Many_at_the_counter {
    private static final Clerk CLERK = Clerk.OF_WHITMAN;
    private static final String WHEN = "2026-07-15T09:00:00-04:00";
    private static final int CLERKS = 8;

    @Test
    void each_license_gets_the_next_number_and_none_is_left_out() throws Exception {
        int before = count(CLERK.applies(CLERK.vaccinatedDog(), WHEN));
        List<UUID> dogs = Stream.generate(CLERK::vaccinatedDog).limit(CLERKS).toList();

        List<Integer> numbers = atOnce(dogs.stream()
                .<Callable<Integer>>map(dog -> () -> count(CLERK.applies(dog, WHEN)))
                .toList());

        assertEquals(
                IntStream.rangeClosed(before + 1, before + CLERKS).boxed().toList(),
                numbers.stream().sorted().toList());
    }

    @Test
    void one_dog_is_licensed_once_whoever_asks() throws Exception {
        UUID dog = CLERK.vaccinatedDog();
        Callable<Integer> application = () -> CLERK.applies(dog, WHEN).extract().statusCode();

        List<Integer> answers =
                atOnce(Stream.generate(() -> application).limit(CLERKS).toList());

        assertEquals(1, answers.stream().filter(status -> status == 201).count(), answers::toString);
        assertEquals(
                CLERKS - 1L, answers.stream().filter(status -> status == 409).count(), answers::toString);
    }

    @Test
    void one_request_sent_many_times_at_once_is_one_license() throws Exception {
        UUID dog = CLERK.vaccinatedDog();
        String key = UUID.randomUUID().toString();
        Callable<String> request = () -> CLERK.post("/dogs/" + dog + "/licenses", key, Map.of("appliedAt", WHEN))
                .statusCode(201)
                .extract()
                .path("licenseNumber");

        List<String> numbers =
                atOnce(Stream.generate(() -> request).limit(CLERKS).toList());

        assertEquals(1, numbers.stream().distinct().count(), numbers::toString);
    }

    private static int count(ValidatableResponse license) {
        String number = license.statusCode(201).extract().path("licenseNumber");
        return Integer.parseInt(number.substring(number.indexOf('-') + 1));
    }

    private static <T> List<T> atOnce(List<Callable<T>> requests) throws Exception {
        try (ExecutorService clerks = Executors.newFixedThreadPool(requests.size())) {
            List<T> answers = new ArrayList<>();
            for (Future<T> answer : clerks.invokeAll(requests)) {
                answers.add(answer.get());
            }
            return answers;
        }
    }
}
