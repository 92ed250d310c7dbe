package org.townhound.enforcement.ledger.application;

import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.enforcement.party.application.FindParty;
import org.townhound.enforcement.party.application.FindParty.Acquaintance;
import org.townhound.eventstore.UnitOfWork;
import org.townhound.kit.problem.ProblemException;

/** What counts for a keeper in a calendar year, group by group. */
public final class CountingOffenses {
    private final UnitOfWork unitOfWork;
    private final ReadingLedgers ledgers;
    private final FindParty parties;

    public CountingOffenses(UnitOfWork unitOfWork, ReadingLedgers ledgers, FindParty parties) {
        this.unitOfWork = unitOfWork;
        this.ledgers = ledgers;
        this.parties = parties;
    }

    /** {@code reached} is the highest ordinal: offenses of one incident share one. */
    public record GroupCount(String group, int offenses, int reached) {}

    public record YearOfOffenses(List<GroupCount> counts, List<AssessedOffense> offenses, boolean incomplete) {
        public YearOfOffenses {
            counts = List.copyOf(counts);
            offenses = List.copyOf(offenses);
        }
    }

    /** Fails with 404 for a person whom this town knows neither from licensing nor from an offense. */
    public Uni<YearOfOffenses> of(String town, UUID personId, int year) {
        return unitOfWork.run(session -> ledgers.read(session, town, personId)
                .call(ledger -> ledger.offenses().isEmpty()
                        ? expectRegistered(session, town, personId)
                        : Uni.createFrom().voidItem())
                .map(ledger -> of(ledger, year)));
    }

    private Uni<Acquaintance> expectRegistered(Mutiny.Session session, String town, UUID personId) {
        return parties.find(session, town, personId).invoke(acquaintance -> {
            if (acquaintance != Acquaintance.REGISTERED) {
                throw ProblemException.notFound();
            }
        });
    }

    private static YearOfOffenses of(LedgerReading ledger, int year) {
        List<AssessedOffense> offenses = ledger.offenses().stream()
                .filter(offense -> offense.occurredOn().getYear() == year)
                .filter(offense -> offense.due().isPresent())
                .toList();
        return new YearOfOffenses(counts(offenses), offenses, ledger.incomplete());
    }

    private static List<GroupCount> counts(List<AssessedOffense> offenses) {
        Map<String, List<Assessment>> byGroup = offenses.stream()
                .flatMap(offense -> offense.due().stream())
                .collect(Collectors.groupingBy(Assessment::group, TreeMap::new, Collectors.toList()));
        return byGroup.entrySet().stream()
                .map(group -> new GroupCount(
                        group.getKey(),
                        group.getValue().size(),
                        group.getValue().stream()
                                .mapToInt(Assessment::ordinal)
                                .max()
                                .orElse(0)))
                .toList();
    }
}
