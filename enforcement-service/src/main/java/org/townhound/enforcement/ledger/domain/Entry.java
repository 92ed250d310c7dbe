package org.townhound.enforcement.ledger.domain;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.ordinances.values.Money;

/** How one offense stands: what its notice says, and what a clerk has been asked to make of it. */
public record Entry(
        UUID offenseId,
        UUID personId,
        Instant occurredAt,
        Action action,
        Optional<Assessment> standing,
        Optional<AdjustmentProposed> proposal,
        Optional<String> noticeNumber,
        Optional<NoticeDefective> flaw) {

    /** What the law asks for this offense today, whether or not a clerk has agreed to it yet. */
    public Optional<Assessment> due() {
        return proposal.map(AdjustmentProposed::to).or(() -> standing);
    }

    /** What the notice asks for. */
    public Money asked() {
        return asked(standing);
    }

    /** By how much a clerk has been asked to change that. */
    public Money proposedDifference() {
        return asked(due()).minus(asked());
    }

    Money asked(Optional<Assessment> assessment) {
        return action == Action.CITE && noticeNumber.isPresent()
                ? assessment.map(it -> it.sanction().amount()).orElse(Money.ZERO)
                : Money.ZERO;
    }

    Entry adjusted(Optional<Assessment> to) {
        return new Entry(offenseId, personId, occurredAt, action, to, Optional.empty(), noticeNumber, flaw);
    }

    Entry flawed(NoticeDefective found) {
        return new Entry(offenseId, personId, occurredAt, action, standing, proposal, noticeNumber, Optional.of(found));
    }

    Entry proposing(AdjustmentProposed change) {
        return new Entry(offenseId, personId, occurredAt, action, standing, Optional.of(change), noticeNumber, flaw);
    }
}
