package org.townhound.enforcement.ledger.domain;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;

/** One thing that happens to one of five keepers within two years. */
sealed interface RandomFact {
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
        List<OffenseFact> offenses = new ArrayList<>();
        List<RandomFact> facts = new ArrayList<>();
        int length = random.nextInt(1, 60);
        for (int step = 0; step < length; step++) {
            if (!offenses.isEmpty() && random.nextInt(4) == 0) {
                OffenseFact voided = offenses.get(random.nextInt(offenses.size()));
                facts.add(new Voided(voided.personId(), voided.offenseId()));
            } else {
                OffenseFact offense = offense(offenses, random);
                offenses.add(offense);
                facts.add(new Recorded(offense));
            }
        }
        return facts;
    }

    private static OffenseFact offense(List<OffenseFact> earlier, RandomGenerator random) {
        UUID person = new UUID(0, random.nextInt(KEEPERS));
        Instant at = Instant.parse("2026-01-01T05:00:00Z").plusSeconds(random.nextLong(TWO_YEARS_OF_MINUTES) * 60);
        LocalDate on = at.atZone(Keeper.ZONE).toLocalDate();
        return new OffenseFact(
                new UUID(random.nextLong(), random.nextLong()),
                incident(person, earlier, random),
                person,
                random.nextInt(4) == 0 ? WhitmanLeash.BITE : WhitmanLeash.LEASH,
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
