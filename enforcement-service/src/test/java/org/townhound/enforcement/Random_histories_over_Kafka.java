package org.townhound.enforcement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.enforcement.ledger.domain.Action;
import org.townhound.enforcement.ledger.domain.Facts;
import org.townhound.enforcement.ledger.domain.OffenseFact;
import org.townhound.enforcement.ledger.domain.RandomFact;
import org.townhound.enforcement.ledger.domain.Reckoning;
import org.townhound.enforcement.ledger.domain.WhitmanLeash;
import org.townhound.testkit.Deliveries;
import org.townhound.testkit.RandomHistories;

@QuarkusTest
class Random_histories_over_Kafka {
    private static final int HISTORIES = 3;
    private static final int LARGEST_BATCH = 7;

    @Inject
    Streams streams;

    /** {@code inAll} is what the notice asks for together with what is proposed. */
    private record Standing(int ordinal, String sanction, String inAll) {}

    @Test
    void any_order_repetition_and_batching_over_the_real_topic_ends_in_the_ledger_of_the_pure_function() {
        RandomHistories.of(random -> RandomFact.history(random, WhitmanLeash.LEASH))
                .times(HISTORIES)
                .check("one ledger over Kafka", this::endsInTheLedgerOfThePureFunction);
    }

    private void endsInTheLedgerOfThePureFunction(List<RandomFact> history, RandomGenerator random) throws Exception {
        Delivery delivery = new Delivery(streams);
        List<RandomFact> anyhow =
                Delivery.asStreamsAllow(Deliveries.permuted(RandomFact.renamed(history, UUID::randomUUID), random));
        Deliveries.batched(anyhow, LARGEST_BATCH, random).forEach(delivery::deliver);
        assertTrue(delivery.isPosted());
        delivery.repeatAll();
        delivery.known().forEach((keeper, facts) -> assertEquals(due(facts), read(keeper)));
    }

    private static Map<UUID, Standing> due(Facts facts) {
        Map<UUID, Standing> due = new TreeMap<>();
        Reckoning.of(facts, WhitmanLeash.asWritten())
                .forEach((offense, it) -> due.put(offense, due(facts.recorded().get(offense), it)));
        return due;
    }

    private static Standing due(OffenseFact fact, Assessment assessment) {
        String sanction = assessment.sanction().amount().amount().toPlainString();
        boolean noticeCanGoOut = !fact.recordedOn().isAfter(fact.occurredOn().plusDays(15));
        return new Standing(
                assessment.ordinal(), sanction, fact.action() == Action.CITE && noticeCanGoOut ? sanction : "0.00");
    }

    private static Map<UUID, Standing> read(UUID keeper) {
        Map<UUID, Standing> standings = new TreeMap<>();
        IntStream.of(2026, 2027)
                .forEach(year -> Officer.OF_WHITMAN
                        .get("/keepers/" + keeper + "/offense-counts?year=" + year)
                        .statusCode(200)
                        .extract()
                        .<List<Map<String, ?>>>path("offenses")
                        .forEach(offense ->
                                standings.put(UUID.fromString((String) offense.get("offenseId")), standing(offense))));
        return standings;
    }

    private static Standing standing(Map<String, ?> offense) {
        BigDecimal inAll = amount(offense, "notice", "amount").add(amount(offense, "proposal", "difference"));
        return new Standing(
                (Integer) map(offense, "assessment").get("ordinal"),
                amount(map(offense, "assessment"), "sanction", "amount").toPlainString(),
                inAll.toPlainString());
    }

    private static BigDecimal amount(Map<String, ?> holder, String part, String member) {
        return holder.get(part) == null
                ? new BigDecimal("0.00")
                : new BigDecimal((String) map(map(holder, part), member).get("amount"));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, ?> map(Map<String, ?> holder, String member) {
        return (Map<String, ?>) holder.get(member);
    }
}
