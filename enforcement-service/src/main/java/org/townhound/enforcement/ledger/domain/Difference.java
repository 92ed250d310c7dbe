package org.townhound.enforcement.ledger.domain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.ordinances.values.Money;

/** Only the difference between what stands and what should stand: run again on the same facts, it is empty. */
public record Difference(Ledger ledger, Facts facts, FineSchedule schedule, UUID becauseOf) {
    public List<Change> changes() {
        Map<UUID, Assessment> due = Reckoning.of(facts, schedule);
        return facts.inOrder().stream()
                .flatMap(fact -> change(fact, Optional.ofNullable(due.get(fact.offenseId()))).stream())
                .toList();
    }

    private Optional<Change> change(OffenseFact fact, Optional<Assessment> due) {
        return ledger.entry(fact.offenseId())
                .map(entry -> due.map(to -> move(entry, to)).orElseGet(() -> withdraw(entry)))
                .orElseGet(() -> due.map(to -> assess(fact, to)));
    }

    private Change assess(OffenseFact fact, Assessment due) {
        MailingLimit limit = schedule.mailingLimit(fact.occurredOn());
        return new Change.Assess(fact, due, Notice.of(fact, due.sanction(), limit), limit);
    }

    private Optional<Change> move(Entry entry, Assessment due) {
        if (entry.due().filter(standing -> agree(standing, due)).isPresent()) {
            return Optional.empty();
        }
        Money difference = entry.asked(Optional.of(due)).minus(entry.asked());
        return Optional.of(
                difference.isPositive()
                        ? new Change.Propose(entry, due, difference, becauseOf)
                        : new Change.Adjust(entry, due, difference, becauseOf));
    }

    private Optional<Change> withdraw(Entry entry) {
        return entry.standing().map(_ -> new Change.Adjust(entry, null, Money.ZERO.minus(entry.asked()), becauseOf));
    }

    private static boolean agree(Assessment one, Assessment other) {
        return one.group().equals(other.group())
                && one.window().equals(other.window())
                && one.ordinal() == other.ordinal()
                && one.sanction().equals(other.sanction())
                && one.priors().equals(other.priors());
    }
}
