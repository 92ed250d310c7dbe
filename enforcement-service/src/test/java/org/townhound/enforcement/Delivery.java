package org.townhound.enforcement;

import static java.time.ZoneOffset.UTC;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.enforcement.ledger.domain.Facts;
import org.townhound.enforcement.ledger.domain.OffenseFact;
import org.townhound.enforcement.ledger.domain.RandomFact;
import org.townhound.eventstore.StreamId;

/** Brings a random history to the running service, batch by batch, and remembers what the ledgers should know then. */
final class Delivery {
    private final Streams streams;
    private final Map<UUID, Facts> known = new TreeMap<>();
    private final Set<StreamId> delivered = new HashSet<>();

    Delivery(Streams streams) {
        this.streams = streams;
    }

    /** A stream begins with its offense and is voided once: moves each voiding behind it, and drops repetitions. */
    static List<RandomFact> asStreamsAllow(List<RandomFact> history) {
        Set<UUID> recorded = new HashSet<>();
        Set<UUID> voided = new HashSet<>();
        List<RandomFact> allowed = new ArrayList<>();
        for (RandomFact fact : history) {
            switch (fact) {
                case RandomFact.Voided it -> {
                    if (voided.add(it.offenseId()) && recorded.contains(it.offenseId())) {
                        allowed.add(it);
                    }
                }
                case RandomFact.Recorded(OffenseFact it) -> {
                    recorded.add(it.offenseId());
                    allowed.add(fact);
                    if (voided.contains(it.offenseId())) {
                        allowed.add(new RandomFact.Voided(it.personId(), it.offenseId()));
                    }
                }
            }
        }
        return allowed;
    }

    void deliver(List<RandomFact> batch) {
        LocalDate day = batch.stream()
                .map(Delivery::recordedOn)
                .max(LocalDate::compareTo)
                .orElseThrow();
        Map<StreamId, List<EnforcementEvent>> additions = new TreeMap<>();
        for (RandomFact fact : batch) {
            EnforcementEvent event = event(fact);
            additions.computeIfAbsent(stream(fact), _ -> new ArrayList<>()).add(event);
            known.merge(fact.personId(), Facts.NONE, (facts, _) -> facts);
            known.compute(fact.personId(), (_, facts) -> facts.learn(event, day));
        }
        streams.append(day.atTime(17, 0).toInstant(UTC), additions);
        delivered.addAll(additions.keySet());
    }

    /** Produces every record of this history a second time. */
    void repeatAll() throws Exception {
        try (Topic topic = Topic.ofEnforcement()) {
            for (ConsumerRecord<String, byte[]> record : topic.records(delivered)) {
                topic.repeat(record);
            }
        }
    }

    boolean isPosted() {
        return delivered.stream().allMatch(streams::isPosted);
    }

    Map<UUID, Facts> known() {
        return known;
    }

    private static LocalDate recordedOn(RandomFact fact) {
        return switch (fact) {
            case RandomFact.Recorded(OffenseFact it) -> it.recordedOn();
            case RandomFact.Voided _ -> LocalDate.EPOCH;
        };
    }

    private static StreamId stream(RandomFact fact) {
        return switch (fact) {
            case RandomFact.Recorded(OffenseFact it) -> Streams.of(it.offenseId());
            case RandomFact.Voided it -> Streams.of(it.offenseId());
        };
    }

    private static EnforcementEvent event(RandomFact fact) {
        return switch (fact) {
            case RandomFact.Voided it -> new OffenseVoided(it.offenseId(), it.personId(), "not-proved");
            case RandomFact.Recorded(OffenseFact it) ->
                new OffenseRecorded(
                        it.offenseId(),
                        it.incidentId(),
                        it.personId(),
                        null,
                        it.provision(),
                        it.action().wire(),
                        it.occurredAt(),
                        it.occurredOn(),
                        null,
                        false);
        };
    }
}
