package org.townhound.enforcement.ledger.domain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.ordinances.values.Applied;
import org.townhound.ordinances.values.InForce;
import org.townhound.ordinances.values.LedgerRules;
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
                .map(entry -> due.map(to -> move(fact, entry, to)).orElseGet(() -> withdraw(fact, entry)))
                .orElseGet(() -> due.map(to -> assess(fact, to)));
    }

    private Change assess(OffenseFact fact, Assessment due) {
        MailingLimit limit = schedule.mailingLimit(fact.occurredOn());
        Notice notice = Notice.of(fact, due.sanction(), limit);
        return new Change.Assess(fact, due, notice, limit, schedule.paymentTerms(fact.occurredOn()));
    }

    private Optional<Change> move(OffenseFact fact, Entry entry, Assessment due) {
        if (entry.due().filter(standing -> agree(standing, due)).isPresent()) {
            return Optional.empty();
        }
        Money difference = entry.asked(Optional.of(due)).minus(entry.asked());
        LedgerRules rules = schedule.ledgerRules(fact.occurredOn());
        return difference.isPositive()
                ? raise(entry, due, difference, rules.increase())
                : Optional.of(lower(entry, due, difference, rules.decrease()));
    }

    private Optional<Change> raise(Entry entry, Assessment to, Money by, InForce<LedgerRules.Increase> rule) {
        return switch (rule.value()) {
            case PROPOSE -> Optional.of(new Change.Propose(entry, to, by, rule.because(), becauseOf));
            case APPLY -> Optional.of(new Change.Adjust(entry, to, by, rule.because(), becauseOf));
            case IGNORE -> Optional.empty();
        };
    }

    private Change lower(Entry entry, Assessment to, Money by, InForce<LedgerRules.Decrease> rule) {
        boolean proposed = by.isNegative() && rule.value() == LedgerRules.Decrease.PROPOSE;
        return proposed
                ? new Change.Propose(entry, to, by, rule.because(), becauseOf)
                : new Change.Adjust(entry, to, by, rule.because(), becauseOf);
    }

    private Optional<Change> withdraw(OffenseFact fact, Entry entry) {
        Applied rule = schedule.ledgerRules(fact.occurredOn()).decrease().because();
        return entry.standing()
                .map(_ -> new Change.Adjust(entry, null, Money.ZERO.minus(entry.asked()), rule, becauseOf));
    }

    private static boolean agree(Assessment one, Assessment other) {
        return one.group().equals(other.group())
                && one.window().equals(other.window())
                && one.ordinal() == other.ordinal()
                && one.sanction().equals(other.sanction())
                && one.priors().equals(other.priors());
    }
}
