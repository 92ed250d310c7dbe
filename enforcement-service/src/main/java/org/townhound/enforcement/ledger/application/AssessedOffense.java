package org.townhound.enforcement.ledger.application;

import static java.util.Comparator.comparing;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.Assessment;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.enforcement.ledger.domain.Entry;
import org.townhound.ordinances.values.Money;

/**
 * How an offense stands in its ledger. {@code due} is what the law asks for, {@code asked} what its notice asks for, and
 * {@code proposal} what a clerk has been asked to make of that; a voided offense has no assessment left.
 */
public record AssessedOffense(
        UUID offenseId,
        UUID personId,
        Instant occurredAt,
        LocalDate occurredOn,
        String action,
        Optional<Assessment> due,
        Money asked,
        Optional<AdjustmentProposed> proposal,
        Optional<String> noticeNumber,
        Optional<NoticeDefective> flaw) {

    static final Comparator<AssessedOffense> BY_OCCURRENCE = comparing(AssessedOffense::occurredAt)
            .thenComparing(it -> it.offenseId().toString());

    static AssessedOffense of(Entry entry, LocalDate occurredOn) {
        return new AssessedOffense(
                entry.offenseId(),
                entry.personId(),
                entry.occurredAt(),
                occurredOn,
                entry.action().wire(),
                entry.due(),
                entry.asked(),
                entry.proposal(),
                entry.noticeNumber(),
                entry.flaw());
    }
}
