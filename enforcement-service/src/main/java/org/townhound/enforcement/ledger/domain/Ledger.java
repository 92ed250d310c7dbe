package org.townhound.enforcement.ledger.domain;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.townhound.contracts.enforcement.v1.AdjustmentProposed;
import org.townhound.contracts.enforcement.v1.AssessmentAdjusted;
import org.townhound.contracts.enforcement.v1.CitationDefaultRemoved;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.ComplaintFiled;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.contracts.enforcement.v1.NoticeDefective;
import org.townhound.contracts.enforcement.v1.OffenseAssessed;
import org.townhound.contracts.enforcement.v1.OffenseRecorded;
import org.townhound.contracts.enforcement.v1.OffenseVoided;
import org.townhound.contracts.enforcement.v1.WarningIssued;

/** What was assessed, adjusted and proposed so far, folded from the ledger's own stream. */
public record Ledger(SequencedMap<UUID, Entry> entries) {
    public static final Ledger EMPTY = new Ledger(new LinkedHashMap<>());

    public Ledger {
        entries = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(entries));
    }

    public Optional<Entry> entry(UUID offenseId) {
        return Optional.ofNullable(entries.get(offenseId));
    }

    public Ledger evolve(EnforcementEvent event) {
        return switch (event) {
            case OffenseAssessed assessed -> with(entry(assessed));
            case AssessmentAdjusted adjusted ->
                change(adjusted.offenseId(), entry -> entry.adjusted(Optional.ofNullable(adjusted.to())));
            case AdjustmentProposed proposal -> change(proposal.offenseId(), entry -> entry.proposing(proposal));
            case NoticeDefective flaw -> change(flaw.offenseId(), entry -> entry.flawed(flaw));
            case OffenseRecorded _,
                    OffenseVoided _,
                    WarningIssued _,
                    CitationIssued _,
                    CitationDefaulted _,
                    CitationDefaultRemoved _,
                    ComplaintFiled _ -> this;
        };
    }

    private static Entry entry(OffenseAssessed assessed) {
        return new Entry(
                assessed.offenseId(),
                assessed.personId(),
                assessed.occurredAt(),
                Action.of(assessed.action()),
                Optional.of(assessed.assessment()),
                Optional.empty(),
                Optional.ofNullable(assessed.noticeNumber()),
                Optional.empty());
    }

    private Ledger change(UUID offenseId, UnaryOperator<Entry> to) {
        return entry(offenseId).map(entry -> with(to.apply(entry))).orElse(this);
    }

    private Ledger with(Entry entry) {
        SequencedMap<UUID, Entry> more = new LinkedHashMap<>(entries);
        more.put(entry.offenseId(), entry);
        return new Ledger(more);
    }
}
