package org.townhound.enforcement.citation.domain;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.townhound.contracts.enforcement.v1.CitationDefaulted;
import org.townhound.contracts.enforcement.v1.CitationIssued;
import org.townhound.contracts.enforcement.v1.EnforcementEvent;
import org.townhound.ordinances.values.Money;

/** A citation whose last day has passed, with what is still owed for it. */
public record UnpaidCitation(List<EnforcementEvent> history, Money owed) {
    public UnpaidCitation {
        history = List.copyOf(history);
    }

    /** Nothing for what is paid, dismissed or in default already. */
    public Optional<CitationDefaulted> defaults(UUID deadlineId) {
        boolean already = Default.standing(history).isPresent();
        return already || !owed.isPositive()
                ? Optional.empty()
                : issued().map(citation -> new CitationDefaulted(
                        deadlineId,
                        citation.offenseId(),
                        citation.personId(),
                        citation.noticeNumber(),
                        citation.payBy(),
                        owed,
                        citation.payByBecause()));
    }

    private Optional<CitationIssued> issued() {
        return history.stream()
                .filter(CitationIssued.class::isInstance)
                .map(CitationIssued.class::cast)
                .filter(citation -> citation.payBy() != null)
                .findFirst();
    }
}
