package org.townhound.enforcement;

import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.townhound.eventstore.StreamId;

@QuarkusTest
class The_same_offense_twice {
    private static final Officer OFFICER = Officer.OF_WHITMAN;

    private final UUID keeper = UUID.randomUUID();
    private Map<String, Object> form;

    @BeforeEach
    void fillTheForm() {
        form = Officer.leash(keeper, Simulation.now().toString());
    }

    private void countsOnce(String number) {
        OFFICER.get("/keepers/" + keeper + "/offense-counts?year=" + Simulation.year())
                .statusCode(200)
                .body("offenses", hasSize(1))
                .body("offenses.assessment.ordinal", contains(1))
                .body("offenses.notice.number", contains(number));
    }

    @Test
    void the_same_request_sent_twice_is_one_offense_and_one_citation() {
        String key = UUID.randomUUID().toString();
        OFFICER.post("/offenses", key, form).statusCode(202);
        String number = OFFICER.records(form).statusCode(201).extract().path("notice.number");

        OFFICER.post("/offenses", key, form).statusCode(201).body("notice.number", equalTo(number));

        countsOnce(number);
    }

    @Test
    void the_same_form_under_another_key_is_the_same_offense() {
        String number = OFFICER.records(form).statusCode(201).extract().path("notice.number");

        OFFICER.records(form).statusCode(201).body("notice.number", equalTo(number));

        countsOnce(number);
    }

    @Test
    void another_form_under_the_same_id_is_refused() {
        String number = OFFICER.records(form).statusCode(201).extract().path("notice.number");
        Map<String, Object> other = new HashMap<>(form);
        other.put("action", "warn");

        OFFICER.post("/offenses", other).statusCode(409).body("type", endsWith("/offense-recorded-otherwise"));

        countsOnce(number);
    }

    @Test
    void a_key_that_comes_back_with_another_body_is_refused() {
        String key = UUID.randomUUID().toString();
        OFFICER.post("/offenses", key, form).statusCode(202);

        OFFICER.post("/offenses", key, Officer.leash(keeper, Simulation.now().toString()))
                .statusCode(422)
                .body("type", endsWith("/idempotency-key-reused"));
    }

    @Test
    void the_same_record_produced_twice_to_the_topic_is_one_offense_and_one_citation() throws Exception {
        String number = OFFICER.records(form).statusCode(201).extract().path("notice.number");
        try (Topic topic = Topic.ofEnforcement()) {
            var published = topic.records(Set.of(Streams.of(UUID.fromString((String) form.get("offenseId")))));
            assertEquals(1, published.size());
            for (ConsumerRecord<String, byte[]> record : published) {
                topic.repeat(record);
                topic.repeat(record);
            }
        }
        Map<String, Object> next =
                Officer.leash(UUID.randomUUID(), Simulation.now().toString());
        OFFICER.records(next).statusCode(201);

        countsOnce(number);
        try (Topic topic = Topic.ofEnforcement()) {
            assertEquals(
                    1,
                    topic.records(Set.of(new StreamId("whitman-ma", "citation", number)))
                            .size());
        }
    }
}
