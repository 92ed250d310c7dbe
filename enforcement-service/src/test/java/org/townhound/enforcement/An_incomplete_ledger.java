package org.townhound.enforcement;

import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;

@QuarkusTest
class An_incomplete_ledger {
    private static final Officer OFFICER = Officer.OF_WHITMAN;

    @Inject
    Streams streams;

    private final UUID keeper = UUID.randomUUID();

    /** No form gets this far: the ordinances know no such provision, so no ladder can count it. */
    private void anOffenseThatCannotBeCounted() {
        Instant at = Instant.parse("2026-02-18T15:00:00Z");
        UUID offense = UUID.randomUUID();
        streams.append(
                at,
                Map.of(
                        Streams.of(offense),
                        List.of(new OffenseRecorded(
                                offense,
                                UUID.randomUUID(),
                                keeper,
                                null,
                                "no.such-provision",
                                "cite",
                                at,
                                LocalDate.of(2026, 2, 18),
                                null,
                                false))));
    }

    @Test
    void says_so_and_assesses_nothing_new_while_others_go_on() {
        Map<String, Object> before = Officer.leash(keeper, Simulation.now().toString());
        OFFICER.records(before).statusCode(201).body("incomplete", equalTo(false));

        anOffenseThatCannotBeCounted();

        String counts = "/keepers/" + keeper + "/offense-counts?year=" + Simulation.year();
        await().atMost(Duration.ofSeconds(20))
                .until(() -> OFFICER.get(counts).extract().<Boolean>path("incomplete"));
        Map<String, Object> next = Officer.leash(keeper, Simulation.now().toString());
        OFFICER.records(next).statusCode(202).body("incomplete", equalTo(true)).body("assessment", nullValue());
        OFFICER.offense(before).body("assessment.ordinal", equalTo(1)).body("incomplete", equalTo(true));
        OFFICER.records(Officer.leash(UUID.randomUUID(), Simulation.now().toString()))
                .statusCode(201)
                .body("incomplete", equalTo(false));
    }
}
