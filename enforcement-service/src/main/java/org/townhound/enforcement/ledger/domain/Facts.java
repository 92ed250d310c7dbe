package org.townhound.enforcement.ledger.domain;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
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

/** All that is known about one person's offenses: a set, so that order and repetition of arrival have no say. */
public record Facts(Map<UUID, OffenseFact> recorded, Set<UUID> voided) {
    public static final Facts NONE = new Facts(Map.of(), Set.of());

    public Facts {
        recorded = Map.copyOf(recorded);
        voided = Set.copyOf(voided);
    }

    public Facts learn(EnforcementEvent event, LocalDate recordedOn) {
        return switch (event) {
            case OffenseRecorded recorded -> with(OffenseFact.of(recorded, recordedOn));
            case OffenseVoided voided -> withVoided(voided.offenseId());
            case OffenseAssessed _,
                    AssessmentAdjusted _,
                    AdjustmentProposed _,
                    WarningIssued _,
                    CitationIssued _,
                    CitationDefaulted _,
                    CitationDefaultRemoved _,
                    NoticeDefective _,
                    ComplaintFiled _ -> this;
        };
    }

    public Facts with(OffenseFact fact) {
        Map<UUID, OffenseFact> more = new HashMap<>(recorded);
        more.putIfAbsent(fact.offenseId(), fact);
        return new Facts(more, voided);
    }

    public Facts withVoided(UUID offenseId) {
        Set<UUID> more = new HashSet<>(voided);
        more.add(offenseId);
        return new Facts(recorded, more);
    }

    public List<OffenseFact> inOrder() {
        return recorded.values().stream().sorted(OffenseFact.BY_OCCURRENCE).toList();
    }

    public List<OffenseFact> counting() {
        return inOrder().stream()
                .filter(fact -> !voided.contains(fact.offenseId()))
                .toList();
    }
}
