package org.townhound.enforcement.ledger.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.ordinances.values.Money;
import org.townhound.testkit.Deliveries;
import org.townhound.testkit.RandomHistories;

class Random_histories_of_offenses {
    private static final WhitmanLeash LAW = WhitmanLeash.asWritten();
    private static final int HISTORIES = 200;

    private record Standing(int ordinal, Money sanction, Money asked) {}

    private record Books(Map<UUID, Keeper> keepers, List<EnforcementEvent> events) {
        static Books of(List<List<RandomFact>> batches) {
            Books books = new Books(new TreeMap<>(), new ArrayList<>());
            batches.forEach(books::post);
            return books;
        }

        private void post(List<RandomFact> batch) {
            batch.forEach(fact -> keeper(fact).learn(fact));
            batch.stream().map(this::keeper).distinct().forEach(keeper -> events.addAll(keeper.post(new UUID(0, 0))));
        }

        private Keeper keeper(RandomFact fact) {
            return keepers.computeIfAbsent(fact.personId(), person -> new Keeper(person, LAW));
        }

        Map<UUID, Standing> standings() {
            Map<UUID, Standing> standings = new TreeMap<>();
            keepers.values()
                    .forEach(keeper -> keeper.ledger()
                            .entries()
                            .forEach((offense, entry) ->
                                    entry.due().ifPresent(due -> standings.put(offense, standing(entry, due)))));
            return standings;
        }

        private static Standing standing(Entry entry, Assessment due) {
            Money inAll = entry.asked().plus(entry.proposedDifference());
            return new Standing(due.ordinal(), due.sanction().amount(), inAll);
        }
    }

    @Test
    void any_order_repetition_and_batching_of_the_same_facts_ends_in_the_same_ledger() {
        RandomHistories.of(RandomFact::history).times(HISTORIES).check("one ledger", (history, random) -> {
            Books inOrder = Books.of(history.stream().map(List::of).toList());
            List<RandomFact> shuffled = Deliveries.duplicated(Deliveries.permuted(history, random), random);
            Books anyhow = Books.of(Deliveries.batched(shuffled, 7, random));
            assertEquals(inOrder.standings(), anyhow.standings());
        });
    }

    @Test
    void what_was_issued_and_what_is_proposed_together_are_what_is_due() {
        RandomHistories.of(RandomFact::history).times(HISTORIES).check("issued + proposed = due", (history, random) -> {
            Books books = Books.of(Deliveries.batched(Deliveries.permuted(history, random), 7, random));
            books.keepers()
                    .values()
                    .forEach(keeper -> Reckoning.of(keeper.facts(), LAW)
                            .forEach((offense, due) -> assertEquals(
                                    due(keeper.facts().recorded().get(offense), due),
                                    books.standings().get(offense).asked())));
        });
    }

    @Test
    void the_same_facts_looked_at_again_change_nothing() {
        RandomHistories.of(RandomFact::history).times(HISTORIES).check("nothing twice", (history, random) -> {
            Books books = Books.of(Deliveries.batched(history, 7, random));
            books.keepers().values().forEach(keeper -> assertEquals(List.of(), keeper.post(new UUID(0, 0))));
        });
    }

    private static Money due(OffenseFact fact, Assessment assessment) {
        boolean noticeCanGoOut = !fact.recordedOn().isAfter(fact.occurredOn().plusDays(15));
        return fact.action() == Action.CITE && noticeCanGoOut
                ? assessment.sanction().amount()
                : Money.ZERO;
    }
}
