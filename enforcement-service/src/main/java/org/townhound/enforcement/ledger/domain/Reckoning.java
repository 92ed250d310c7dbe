package org.townhound.enforcement.ledger.domain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.Prior;
import org.townhound.ordinances.values.Ladder;

/** What is due for every offense that counts: a function of the set of facts and the law, and of nothing else. */
public final class Reckoning {
    private Reckoning() {}

    public static SequencedMap<UUID, Assessment> of(Facts facts, FineSchedule schedule) {
        List<CountedOffense> all = facts.counting().stream()
                .map(fact -> CountedOffense.of(fact, schedule))
                .toList();
        SequencedMap<UUID, Assessment> due = new LinkedHashMap<>();
        all.forEach(offense -> due.put(offense.fact().offenseId(), assess(offense, all)));
        return due;
    }

    private static Assessment assess(CountedOffense offense, List<CountedOffense> all) {
        List<CountedOffense> peers = all.stream().filter(offense::counts).toList();
        Map<UUID, Integer> places = places(peers);
        int ordinal = places.get(offense.step());
        List<Prior> priors = peers.stream()
                .takeWhile(peer -> !peer.is(offense))
                .filter(peer -> places.get(peer.step()) < ordinal)
                .map(peer -> prior(peer.fact(), places.get(peer.step())))
                .toList();
        Ladder.Step step = offense.ladder().step(ordinal);
        return new Assessment(
                offense.fact().provision(),
                offense.ladder().group(),
                offense.window(),
                ordinal,
                step.sanction(),
                priors,
                step.citation(),
                offense.ladder().ordinanceVersion(),
                Arithmetic.of(ordinal, priors.size(), offense.ladder()));
    }

    private static Map<UUID, Integer> places(List<CountedOffense> peers) {
        Map<UUID, Integer> places = new LinkedHashMap<>();
        peers.forEach(peer -> places.putIfAbsent(peer.step(), places.size() + 1));
        return places;
    }

    private static Prior prior(OffenseFact fact, int place) {
        return new Prior(fact.offenseId(), fact.occurredAt(), fact.occurredOn(), place);
    }
}
