package org.townhound.enforcement.ledger.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** One thing that happens to one of five keepers within two years. */
public sealed interface RandomFact {
    UUID personId();

    record Recorded(OffenseFact fact) implements RandomFact {
        @Override
        public UUID personId() {
            return fact.personId();
        }
    }

    record Voided(UUID personId, UUID offenseId) implements RandomFact {}

    int KEEPERS = 5;
    long TWO_YEARS_OF_MINUTES = 730L * 24 * 60;

    static List<RandomFact> history(RandomGenerator random) {
        return history(random, WhitmanLeash.LEASH, WhitmanLeash.LEASH, WhitmanLeash.BITE);
    }

    static List<RandomFact> history(RandomGenerator random, String... provisions) {
        List<OffenseFact> offenses = new ArrayList<>();
        List<RandomFact> facts = new ArrayList<>();
        int length = random.nextInt(1, 60);
        for (int step = 0; step < length; step++) {
            if (!offenses.isEmpty() && random.nextInt(4) == 0) {
                OffenseFact voided = offenses.get(random.nextInt(offenses.size()));
                facts.add(new Voided(voided.personId(), voided.offenseId()));
            } else {
                OffenseFact offense = offense(offenses, random, provisions);
                offenses.add(offense);
                facts.add(new Recorded(offense));
            }
        }
        return facts;
    }

    /** The same history, of other people and under other ids, which {@code newId} makes. */
    static List<RandomFact> renamed(List<RandomFact> history, Supplier<UUID> newId) {
        Map<UUID, UUID> names = new HashMap<>();
        return history.stream()
                .map(fact -> fact.renamed(id -> names.computeIfAbsent(id, _ -> newId.get())))
                .toList();
    }

    private RandomFact renamed(UnaryOperator<UUID> name) {
        return switch (this) {
            case Voided(UUID person, UUID offense) -> new Voided(name.apply(person), name.apply(offense));
            case Recorded(OffenseFact it) ->
                new Recorded(new OffenseFact(
                        name.apply(it.offenseId()),
                        name.apply(it.incidentId()),
                        name.apply(it.personId()),
                        it.provision(),
                        it.action(),
                        it.occurredAt(),
                        it.occurredOn(),
                        it.recordedOn()));
        };
    }

    private static OffenseFact offense(List<OffenseFact> earlier, RandomGenerator random, String... provisions) {
        UUID person = new UUID(0, random.nextInt(KEEPERS));
        Instant at = Instant.parse("2026-01-01T05:00:00Z").plusSeconds(random.nextLong(TWO_YEARS_OF_MINUTES) * 60);
        LocalDate on = at.atZone(Keeper.ZONE).toLocalDate();
        return new OffenseFact(
                new UUID(random.nextLong(), random.nextLong()),
                incident(person, earlier, random),
                person,
                provisions[random.nextInt(provisions.length)],
                List.of(Action.CITE, Action.CITE, Action.CITE, Action.WARN, Action.RECORD)
                        .get(random.nextInt(5)),
                at,
                on,
                on.plusDays(random.nextInt(20)));
    }

    private static UUID incident(UUID person, List<OffenseFact> earlier, RandomGenerator random) {
        return earlier.stream()
                .filter(offense -> offense.personId().equals(person))
                .filter(_ -> random.nextInt(6) == 0)
                .map(OffenseFact::incidentId)
                .findFirst()
                .orElseGet(() -> new UUID(random.nextLong(), random.nextLong()));
    }
}
