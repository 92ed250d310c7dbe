package org.townhound.enforcement.ledger.domain;

import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.ordinances.values.Money;

/** How one offense stands: what its notice says, and what a clerk has been asked to raise it to. */
public record Entry(
        UUID offenseId,
        UUID personId,
        Action action,
        Optional<Assessment> standing,
        Optional<Assessment> proposed,
        Optional<String> noticeNumber) {

    /** What the law asks for this offense today, whether or not a clerk has agreed to it yet. */
    public Optional<Assessment> due() {
        return proposed.or(() -> standing);
    }

    /** What the notice asks for. */
    public Money asked() {
        return asked(standing);
    }

    /** By how much a clerk has been asked to raise it. */
    public Money proposedDifference() {
        return asked(due()).minus(asked());
    }

    Money asked(Optional<Assessment> assessment) {
        return action == Action.CITE && noticeNumber.isPresent()
                ? assessment.map(it -> it.sanction().amount()).orElse(Money.ZERO)
                : Money.ZERO;
    }

    Entry adjusted(Optional<Assessment> to) {
        return new Entry(offenseId, personId, action, to, Optional.empty(), noticeNumber);
    }

    Entry proposing(Assessment to) {
        return new Entry(offenseId, personId, action, standing, Optional.of(to), noticeNumber);
    }
}
